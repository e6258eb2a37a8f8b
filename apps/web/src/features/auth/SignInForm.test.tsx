import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { SignIn } from './SignIn.tsx';
import { credentials, eleni } from './testing/fake-effects.ts';
import { renderAuth } from './testing/render-auth.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^Sign in/ });

async function open(next: string | null = null) {
  const opened = await renderAuth(<SignIn next={next} />);
  act(() => opened.effects.report(null));
  return opened;
}

function fill(values: { email: string; password: string } = credentials): void {
  fireEvent.input(email(), { target: { value: values.email } });
  fireEvent.input(password(), { target: { value: values.password } });
}

async function refuse(code: IdentityErrorCode) {
  const opened = await open();
  fill();
  fireEvent.click(submit());
  await act(() => opened.effects.refuse('signInWithEmail', new IdentityError(code)));
  return opened;
}

describe('the sign-in form', () => {
  it('works with password managers', async () => {
    await open();
    expect(email()).toMatchObject({ type: 'email', autocomplete: 'username' });
    expect(password()).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  });

  it('never puts a password into a URL, even before hydration', async () => {
    const { container } = await open();
    expect(container.querySelector('form')?.method).toBe('post');
  });

  it('signs in with the input', async () => {
    const { effects } = await open();
    fill({ ...credentials, email: ` ${credentials.email} ` });
    fireEvent.click(submit());
    expect(effects.argsOf('signInWithEmail')).toEqual([credentials, { remember: true }]);
  });

  it('ends the session with the tab for a visitor who is not remembered', async () => {
    const { effects } = await open();
    fill();
    fireEvent.click(screen.getByLabelText('Remember me'));
    fireEvent.click(submit());
    expect(effects.argsOf('signInWithEmail')).toEqual([credentials, { remember: false }]);
  });

  it('is busy once, and announces it', async () => {
    const { effects } = await open();
    fill();
    fireEvent.click(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(submit().textContent).toContain('Signing in...');
    fireEvent.click(submit());
    expect(effects.names).toEqual(['signInWithEmail']);
  });

  it('offers no other way while it signs in', async () => {
    const { effects } = await open();
    fill();
    fireEvent.click(submit());
    for (const name of ['Continue with Google', 'Continue with phone']) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button);
    }
    expect(effects.names).toEqual(['signInWithEmail']);
  });

  it('names the missing fields and focuses the first one', async () => {
    const { effects } = await open();
    fireEvent.click(submit());
    expect(screen.getByText('Enter your email.')).toBeDefined();
    expect(screen.getByText('Enter a password.')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(effects.calls).toEqual([]);
  });

  it('clears the error while the field is corrected', async () => {
    await open();
    fireEvent.click(submit());
    fireEvent.input(email(), { target: { value: 'e' } });
    expect(screen.queryByText('Enter your email.')).toBeNull();
    expect(screen.getByText('Enter a password.')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('keeps the input after an error, and focuses the invalid field', async () => {
    await refuse('invalid-credential');
    expect(screen.getByText('The email or the password is not correct.')).toBeDefined();
    expect([email().value, password().value]).toEqual([credentials.email, credentials.password]);
    expect(document.activeElement).toBe(password());
  });

  it('shows errors without a field at the form', async () => {
    await refuse('network-request-failed');
    expect(screen.getByText(/could not reach the sign-in service/)).toBeDefined();
    fireEvent.input(password(), { target: { value: 'another' } });
    expect(screen.queryByText(/could not reach the sign-in service/)).toBeNull();
  });

  it('clears its errors for the next page', async () => {
    const { unmount, store } = await refuse('network-request-failed');
    unmount();
    expect(store.getView().failure).toBeNull();
  });

  it('shows that it waits for Google, and stays usable meanwhile', async () => {
    const { effects } = await open();
    const google = screen.getByRole('button', { name: 'Continue with Google' });
    fireEvent.click(google);
    const note = screen.getByText(/Choose your account in the Google window/);
    expect(note.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(google.querySelector('[data-component="spinner"]')).not.toBeNull();
    expect(google.getAttribute('aria-disabled')).toBeNull();
    expect(effects.argsOf('signInWithGoogle')).toEqual([{ remember: true }]);
    fill();
    fireEvent.click(submit());
    await act(() => effects.answer('signInWithEmail', eleni));
    expect(effects.names).toEqual(['signInWithGoogle', 'signInWithEmail']);
  });

  it('explains a blocked window where it happened', async () => {
    const { effects } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await act(() => effects.refuse('signInWithGoogle', new IdentityError('popup-blocked')));
    expect(screen.getByText('The Google window was blocked')).toBeDefined();
    expect(screen.getByText(/Allow pop-ups/)).toBeDefined();
  });

  it('shows no error for a closed window', async () => {
    const { effects } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await act(() => effects.refuse('signInWithGoogle', new IdentityError('popup-closed-by-user')));
    const note = screen.getByText(/was closed before/);
    expect(note.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('explains that phone sign-in is not available yet', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Continue with phone' }));
    expect(screen.getByText(/Phone sign-in is coming soon/)).toBeDefined();
  });

  it('keeps the redirect for a visitor who signs up instead', async () => {
    await open('/profile');
    const link = screen.getByRole('link', { name: 'Sign up for free' });
    expect(link.getAttribute('href')).toBe('/signup?next=%2Fprofile');
  });
});
