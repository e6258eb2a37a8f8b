import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { SignIn } from './SignIn.tsx';
import { eleni } from './testing/fake-effects.ts';
import { renderAuth } from './testing/render-auth.tsx';

// Loaded automatically; the test preloads it.
beforeAll(async () => {
  await import('./PhoneSignIn.tsx');
});

afterEach(() => vi.useRealTimers());

const number = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function press(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.click(button(name)));
}

async function open() {
  const opened = await renderAuth(<SignIn next={null} />, { hasPhone: true });
  act(() => opened.effects.report(null));
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'eleni@salonica.example' } });
  await press('Continue with phone');
  await screen.findByLabelText('Phone number');
  return opened;
}

async function withCode() {
  const opened = await open();
  fireEvent.input(number(), { target: { value: '691 234 5678' } });
  await press(/^Send the code/);
  await act(() => opened.effects.answer('sendCode'));
  return opened;
}

describe('the phone number', () => {
  it('has the input attributes for phone numbers', async () => {
    await open();
    expect(number()).toMatchObject({ type: 'tel', autocomplete: 'tel', value: '+30 ' });
    expect(document.activeElement?.textContent).toBe('Sign in with your phone');
  });

  it.each([
    ['+30 ', 'Enter your phone number.'],
    ['', 'Enter your phone number.'],
    ['+30 12', 'Digits are missing from this phone number.'],
    ['691 234 5678 9', 'This phone number has too many digits.'],
    ['+999 691 234 5678', 'There is no country with this code. A Greek number starts with +30.'],
    ['my number', 'Enter a phone number like +30 691 234 5678.'],
  ])('is not sent as "%s"', async (value, text) => {
    const { effects } = await open();
    fireEvent.input(number(), { target: { value } });
    await press(/^Send the code/);
    expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(number());
    expect(effects.calls).toEqual([]);
  });

  it.each([
    '+30 (0) 691.234/5678',
    'tel:+306912345678',
    '\u202a+30 691 234 5678\u202c',
    '６９１２３４５６７８',
  ])('is read as people write it: "%s"', async (value) => {
    const { effects } = await open();
    fireEvent.input(number(), { target: { value } });
    await press(/^Send the code/);
    expect(effects.calls).toMatchObject([{ name: 'sendCode', args: ['+306912345678'] }]);
  });

  it('is sent once, and kept when the service rejects it', async () => {
    const { effects } = await open();
    fireEvent.input(number(), { target: { value: '691 234 5678' } });
    await press(/^Send the code/);
    fireEvent.submit(number());
    expect(effects.calls).toMatchObject([{ name: 'sendCode', args: ['+306912345678'] }]);
    await act(() => effects.refuse('sendCode', new IdentityError('invalid-phone-number')));
    expect(screen.getByText('This phone number is not valid.')).toBeDefined();
    expect(number().value).toBe('691 234 5678');
    expect(document.activeElement).toBe(number());
  });

  it('shows no error for unrelated failures', async () => {
    const { effects } = await open();
    fireEvent.input(number(), { target: { value: '691 234 5678' } });
    await press(/^Send the code/);
    await act(() => effects.refuse('sendCode', new IdentityError('captcha-check-failed')));
    expect(screen.getByText(/not a robot/)).toBeDefined();
    expect(number().getAttribute('aria-invalid')).toBeNull();
  });

  it('can be left for the other methods, which keep their input', async () => {
    await open();
    await press('Other ways to sign in');
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('eleni@salonica.example');
    expect(document.activeElement).toBe(button('Continue with phone'));
  });
});

describe('the code', () => {
  it('has the input attributes for one-time codes', async () => {
    await withCode();
    expect(code()).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
    expect(screen.getByText('We sent it to +30 691 234 5678.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Enter the code');
  });

  it.each([
    ['', 'Enter the code from the text message.'],
    ['12345', 'The code has six digits.'],
  ])('is not sent as "%s"', async (value, text) => {
    const { effects } = await withCode();
    fireEvent.input(code(), { target: { value } });
    await press(/^Sign in/);
    expect(screen.getByText(text)).toBeDefined();
    expect(effects.names).toEqual(['sendCode']);
  });

  it('opens the session', async () => {
    const { effects, store } = await withCode();
    fireEvent.input(code(), { target: { value: '123 456' } });
    await press(/^Sign in/);
    expect(effects.argsOf('confirmCode')).toEqual(['123456', { remember: true }]);
    await act(() => effects.answer('confirmCode', eleni));
    expect(store.getView()).toMatchObject({ status: 'signed-in', user: eleni });
  });

  it.each([
    ['invalid-verification-code', 'This is not the code that we sent.'],
    ['code-expired', 'This code has expired. Ask for a new one.'],
  ] as const)('is kept when it is refused with %s', async (reason: IdentityErrorCode, text) => {
    const { effects } = await withCode();
    fireEvent.input(code(), { target: { value: '654321' } });
    await press(/^Sign in/);
    await act(() => effects.refuse('confirmCode', new IdentityError(reason)));
    expect(screen.getByText(text)).toBeDefined();
    expect(code().value).toBe('654321');
    expect(document.activeElement).toBe(code());
  });

  it('can be requested again after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { effects } = await withCode();
    const again = () => button(/^Send another code/);
    expect(again().textContent).toContain('in 30 seconds');
    await press(/^Send another code/);
    expect(effects.names).toEqual(['sendCode']);
    act(() => void vi.advanceTimersByTime(30_000));
    await press(/^Send another code/);
    expect(again().getAttribute('aria-busy')).toBe('true');
    expect(button(/^Sign in/).getAttribute('aria-busy')).toBeNull();
    await act(() => effects.answer('sendCode'));
    expect(screen.getByText('Another code was sent.')).toBeDefined();
    expect(again().textContent).toContain('in 30 seconds');
  });

  it('can be sent to another number', async () => {
    await withCode();
    await press('Use another number');
    expect(number().value).toBe('+30 691 234 5678');
  });
});
