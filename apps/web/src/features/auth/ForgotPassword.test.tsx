import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgotPassword } from './ForgotPassword.tsx';
import { IdentityError } from '../../domain/ports/identity-port.ts';
import { renderAuth } from './testing/render-auth.tsx';

const address = 'eleni@salonica.example';
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

async function send() {
  const opened = await renderAuth(<ForgotPassword />);
  fireEvent.input(email(), { target: { value: ` ${address} ` } });
  fireEvent.click(screen.getByRole('button', { name: /^Send the link/ }));
  await vi.waitFor(() => expect(opened.effects.names).toContain('sendPasswordReset'));
  return opened;
}

async function sent() {
  const opened = await send();
  await act(() => opened.effects.answer('sendPasswordReset'));
  return opened;
}

/** One second at a time, like the countdown. */
function wait(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

describe('a forgotten password', () => {
  it('requires an address', async () => {
    const { effects } = await renderAuth(<ForgotPassword />);
    fireEvent.click(screen.getByRole('button', { name: /^Send the link/ }));
    expect(screen.getByText('Enter your email.')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(effects.calls).toEqual([]);
  });

  it('describes the next step without revealing accounts', async () => {
    const { effects } = await sent();
    expect(effects.argsOf('sendPasswordReset')).toEqual([address]);
    const heading = screen.getByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(new RegExp(`^If there is an account for ${address}`))).toBeDefined();
  });

  it('sends again only after half a minute', async () => {
    const { effects } = await sent();
    const again = screen.getByRole('button', { name: /Send it again in \d+ seconds/ });
    fireEvent.click(again);
    expect(effects.names).toEqual(['sendPasswordReset']);
    wait(30);
    fireEvent.click(screen.getByRole('button', { name: /^Send it again/ }));
    await vi.waitFor(() => expect(effects.names).toHaveLength(2));
    await act(() => effects.answer('sendPasswordReset'));
    expect(screen.getByRole('status').textContent).toBe('The link has been sent again.');
    expect(screen.getByRole('button', { name: /in 30 seconds/ })).toBeDefined();
  });

  it('keeps the address and shows the reason when it cannot be sent', async () => {
    const { effects } = await send();
    await act(() => effects.refuse('sendPasswordReset', new IdentityError('too-many-requests')));
    expect(screen.getByText(/Too many attempts/)).toBeDefined();
    expect(email().value).toContain(address);
  });

  it('accepts another address', async () => {
    await sent();
    fireEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(email().value).toBe('');
  });
});
