import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OnToast } from '../../shared/toast.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { IdentityError } from '../../domain/ports/identity-port.ts';
import { renderAuth } from './testing/render-auth.tsx';

async function open() {
  const onToast = vi.fn<OnToast>();
  const opened = await renderAuth(
    <ChangePassword email="eleni@salonica.example" onToast={onToast} />,
  );
  return { ...opened, onToast };
}

const labels = ['Current password', 'New password', 'Confirm new password'];
const fields = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));

function send(...values: [current: string, next: string, confirmed: string]): void {
  fields().forEach((field, place) => fireEvent.input(field, { target: { value: values[place] } }));
  fireEvent.click(screen.getByRole('button', { name: /^Change password|^Changing/ }));
}

const good = ['old-password', 'New-password-1', 'New-password-1'] as const;

describe('changing the password', () => {
  it('sends both passwords to the identity service, reports success and clears the fields', async () => {
    const { effects, onToast } = await open();
    send(...good);
    await vi.waitFor(() => expect(effects.names).toContain('changePassword'));
    expect(effects.argsOf('changePassword')).toEqual(['old-password', 'New-password-1']);
    await act(() => effects.answer('changePassword'));
    expect(onToast).toHaveBeenLastCalledWith({
      tone: 'success',
      title: 'Password changed successfully',
    });
    expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  });

  it.each([
    ['New-password-1', 'another-one', "New passwords don't match"],
    ['short', 'short', 'Password must be at least 8 characters long'],
  ])('refuses %j with %j', async (next, confirmed, description) => {
    const { effects, onToast } = await open();
    send('old-password', next, confirmed);
    expect(onToast).toHaveBeenCalledWith({ tone: 'danger', title: 'Error', description });
    expect(screen.getByText(description)).toBeDefined();
    expect(effects.names).not.toContain('changePassword');
  });

  it('requires all three', async () => {
    const { effects, onToast } = await open();
    send('', '', '');
    const invalid = fields().filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(invalid).toHaveLength(3);
    expect(document.activeElement).toBe(fields()[0]);
    expect(onToast).not.toHaveBeenCalled();
    expect(effects.names).not.toContain('changePassword');
  });

  it('names a wrong current password at its field and keeps what was typed', async () => {
    const { effects } = await open();
    send(...good);
    await vi.waitFor(() => expect(effects.names).toContain('changePassword'));
    await act(() => effects.refuse('changePassword', new IdentityError('wrong-password')));
    const [current] = fields();
    expect(current?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(current);
    expect(fields().map(({ value }) => value)).toEqual([...good]);
  });

  it('does not send twice', async () => {
    const { effects } = await open();
    send(...good);
    send(...good);
    await vi.waitFor(() => expect(effects.names).toContain('changePassword'));
    expect(effects.names.filter((name) => name === 'changePassword')).toHaveLength(1);
  });

  it('explains an account without a password', async () => {
    const { effects } = await open();
    send(...good);
    await vi.waitFor(() => expect(effects.names).toContain('changePassword'));
    await act(() => effects.refuse('changePassword', new IdentityError('no-password')));
    expect(screen.getByRole('link', { name: 'Get a link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('can show each field', async () => {
    await open();
    const eyes = screen.getAllByRole('button', { pressed: false });
    expect(eyes).toHaveLength(3);
    for (const eye of eyes) fireEvent.click(eye);
    expect(fields().map(({ type }) => type)).toEqual(['text', 'text', 'text']);
  });
});
