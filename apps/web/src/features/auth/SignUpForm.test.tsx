import { ServiceError } from '../../domain/failure.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OnToast } from '../../shared/toast.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { registration } from './testing/fake-effects.ts';
import { renderAuth } from './testing/render-auth.tsx';

const labels = {
  email: 'Email',
  fullname: 'Full name',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const submit = () => screen.getByRole('button', { name: /^Create account/ });

async function open() {
  const onToast = vi.fn<OnToast>();
  const opened = await renderAuth(<SignUpForm next="/profile" onToast={onToast} />);
  act(() => opened.effects.report(null));
  return { ...opened, onToast };
}

function send(changes: Partial<Record<keyof typeof labels, string>> = {}): void {
  const values = { ...registration, confirmPassword: registration.password, ...changes };
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    fireEvent.input(field(name), { target: { value: values[name] } });
  }
  fireEvent.click(submit());
}

describe('the sign-up form', () => {
  it('works with password managers', async () => {
    await open();
    expect(field('email').autocomplete).toBe('username');
    expect(field('fullname').autocomplete).toBe('name');
    expect(field('password').autocomplete).toBe('new-password');
    expect(field('confirmPassword').autocomplete).toBe('new-password');
  });

  it('registers with the trimmed input, the password untrimmed', async () => {
    const { effects, onToast } = await open();
    send({
      email: ` ${registration.email} `,
      fullname: ` ${registration.fullname} `,
      password: ' spaces count ',
      confirmPassword: ' spaces count ',
    });
    expect(effects.argsOf('registerUser')).toEqual([
      { ...registration, password: ' spaces count ' },
    ]);
    expect(submit().textContent).toContain('Creating Account...');
    expect(onToast).not.toHaveBeenCalled();
  });

  it('requires all four fields', async () => {
    const { effects } = await open();
    fireEvent.click(submit());
    const invalid = Object.keys(labels).filter(
      (name) => field(name as keyof typeof labels).getAttribute('aria-invalid') === 'true',
    );
    expect(invalid).toEqual(Object.keys(labels));
    expect(document.activeElement).toBe(field('email'));
    expect(effects.calls).toEqual([]);
  });

  it.each([
    [
      { confirmPassword: 'other-one' },
      'confirmPassword',
      'Password mismatch',
      'Passwords do not match. Please try again.',
    ],
    [
      { password: 'seven77', confirmPassword: 'seven77' },
      'password',
      'Password too short',
      'Password must be at least 8 characters long',
    ],
  ] as const)('rejects %j with a toast and at the field', async (values, name, title, text) => {
    const { effects, onToast } = await open();
    send(values);
    expect(onToast.mock.calls).toEqual([[{ tone: 'danger', title, description: text }]]);
    expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field(name));
    expect(effects.calls).toEqual([]);
  });

  it('keeps everything when the address is taken, and shows that at the field', async () => {
    const { effects } = await open();
    send();
    const error = new ServiceError({ kind: 'conflict', message: 'This address is taken.' });
    await act(() => effects.refuse('registerUser', error));
    expect(screen.getByText('This address is taken.')).toBeDefined();
    expect(document.activeElement).toBe(field('email'));
    expect(field('password').value).toBe(registration.password);
  });

  it('shows at the form that the server is down', async () => {
    const { effects } = await open();
    send();
    await act(() => effects.refuse('registerUser', new ServiceError({ kind: 'offline' })));
    expect(screen.getByText('Something went wrong. Please try again.')).toBeDefined();
  });

  it('keeps the redirect for a visitor who has an account', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fprofile');
  });
});
