import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OnToast } from '../../shared/toast.ts';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { renderAuth } from './testing/render-auth.tsx';

async function open(code: string | null = 'the-code') {
  const onToast = vi.fn<OnToast>();
  const opened = await renderAuth(<ResetPassword code={code} onToast={onToast} />);
  return { ...opened, onToast };
}

async function ready() {
  const opened = await open();
  await act(() => opened.effects.answer('verifyResetCode', 'eleni@salonica.example'));
  return opened;
}

function send(password: string, confirmed = password): void {
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.input(screen.getByLabelText('Confirm password'), { target: { value: confirmed } });
  fireEvent.click(screen.getByRole('button', { name: /^Save password/ }));
}

const newLink = () => screen.getByRole('link', { name: 'Get a new link' });

describe('the page of a reset link', () => {
  it('checks the link, then requests the new password of that address', async () => {
    const { effects } = await open();
    expect(screen.getByRole('status').textContent).toContain('Checking your link...');
    expect(effects.argsOf('verifyResetCode')).toEqual(['the-code']);
    await act(() => effects.answer('verifyResetCode', 'eleni@salonica.example'));
    expect(screen.getByText('For eleni@salonica.example')).toBeDefined();
  });

  it('saves the password and leads to sign in', async () => {
    const { effects } = await ready();
    send('brand-new-one');
    await vi.waitFor(() => expect(effects.names).toContain('confirmPasswordReset'));
    expect(effects.argsOf('confirmPasswordReset')).toEqual(['the-code', 'brand-new-one']);
    await act(() => effects.answer('confirmPasswordReset'));
    expect(screen.getByRole('heading', { name: 'Your new password is set' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });

  it.each([
    ['short', 'short', 'Password too short'],
    ['long-enough', 'not-the-same', 'Password mismatch'],
  ])('applies the same rules as signing up: %s, %s', async (password, confirmed, title) => {
    const { effects, onToast } = await ready();
    send(password, confirmed);
    expect(onToast.mock.calls).toMatchObject([[{ title }]]);
    expect(effects.names).not.toContain('confirmPasswordReset');
  });

  it.each<IdentityErrorCode>(['expired-action-code', 'invalid-action-code', 'user-not-found'])(
    'offers a new link after %s',
    async (code) => {
      const { effects } = await open();
      await act(() => effects.refuse('verifyResetCode', new IdentityError(code)));
      expect(newLink().getAttribute('href')).toBe('/forgot-password');
    },
  );

  it('offers a new link when this one is used while the form is open', async () => {
    const { effects } = await ready();
    send('brand-new-one');
    await vi.waitFor(() => expect(effects.names).toContain('confirmPasswordReset'));
    await act(() =>
      effects.refuse('confirmPasswordReset', new IdentityError('expired-action-code')),
    );
    expect(newLink()).toBeDefined();
  });

  it('shows at the field that the password is too weak, and keeps it', async () => {
    const { effects } = await ready();
    send('password1');
    await vi.waitFor(() => expect(effects.names).toContain('confirmPasswordReset'));
    await act(() => effects.refuse('confirmPasswordReset', new IdentityError('weak-password')));
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    expect(screen.getByText(/too easy to guess/)).toBeDefined();
    expect(field.value).toBe('password1');
    expect(document.activeElement).toBe(field);
  });

  it('retries when the service cannot be reached', async () => {
    const { effects } = await open();
    await act(() => effects.refuse('verifyResetCode', new IdentityError('network-request-failed')));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(effects.names).toHaveLength(2));
    await act(() => effects.answer('verifyResetCode', 'eleni@salonica.example'));
    expect(screen.getByLabelText('New password')).toBeDefined();
  });

  it('treats a link without a code as broken', async () => {
    const { effects } = await open(null);
    expect(newLink()).toBeDefined();
    expect(effects.calls).toEqual([]);
  });
});
