import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import { dollars } from '../../shared/money.ts';
import type { OnToast } from '../../shared/toast.ts';
import { Wallet } from './Wallet.tsx';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { ResponseOf, Api } from '../../domain/api.ts';
import type { PaymentMethod } from '../../domain/wallet.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';

const card = (lastFour: string): PaymentMethod => ({
  id: lastFour,
  brand: 'visa',
  lastFour,
  expiry: { month: 8, year: 2099 },
  isDefault: false,
});

const i18n = await createI18n('en', ['wallet', 'common']);

function renderWallet() {
  let methods = [card('4242'), card('5510')];
  const calls = {
    readWallet: vi.fn<Api['readWallet']>(async () => ({
      balance: dollars(125, 50),
      methods,
      cardFields: 'about:blank',
    })),
    listTransactions: async () => ({ transactions: [], nextCursor: null }),
    topUp: vi.fn<Api['topUp']>(async ({ body: { amount } }) => ({
      balance: dollars(125, 50),
      transaction: {
        id: 't1',
        at: 0,
        amount,
        status: 'completed',
        subject: { kind: 'top-up', card: card('4242') },
      },
    })),
    addPaymentMethod: vi.fn<Api['addPaymentMethod']>(async () => ({ method: card('1111') })),
    removePaymentMethod: vi.fn<Api['removePaymentMethod']>(async ({ id }) => {
      methods = methods.filter((known) => known.id !== id);
      return { method: card(id) };
    }),
    restorePaymentMethod: vi.fn<Api['restorePaymentMethod']>(async ({ id }) => {
      methods = [...methods, card(id)];
      return { method: card(id) };
    }),
  };
  const api = { ...createMemoryPorts().api, ...calls };
  const live = createListeners<[LiveEvent]>();
  const onToast = vi.fn<OnToast>();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider
          ports={{
            api,
            clock: { now: () => 0, timeZone: () => 'UTC' },
            live: { watch: (_, onEvent) => live.add(onEvent) },
          }}
        >
          <MemoryRouter>
            <Wallet holder={null} onToast={onToast} />
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // By text: role queries in a whole page are much slower.
  const edit = (last4: string) => screen.findByLabelText(`Edit Visa ending ${last4}`);
  const remove = async (last4: string) => {
    fireEvent.click(await edit(last4));
    fireEvent.click(screen.getByText('Remove card'));
    await screen.findByText(`Visa ending ${last4} is removed.`);
  };
  const submit = (name: string) => {
    const form = screen.getByLabelText(name).closest('form');
    if (form !== null) fireEvent.submit(form);
  };
  return { calls, onToast, unmount, edit, remove, submit, tell: live.notify };
}

it('restores each of two removed cards, with the focus on it', async () => {
  const { edit, remove } = renderWallet();
  await remove('4242');
  await remove('5510');
  const undo = screen.getAllByRole('button', { name: 'Undo' });
  expect(undo).toHaveLength(2);
  undo[0]?.focus();
  if (undo[0] !== undefined) fireEvent.click(undo[0]);
  const back = await edit('4242');
  await waitFor(() => expect(document.activeElement).toBe(back));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('does not let a card be changed while it is being removed', async () => {
  const { calls, edit } = renderWallet();
  const answer = Promise.withResolvers<ResponseOf<'removePaymentMethod'>>();
  calls.removePaymentMethod.mockReturnValueOnce(answer.promise);
  fireEvent.click(await edit('4242'));
  fireEvent.click(screen.getByText('Remove card'));
  fireEvent.click(await edit('4242'));
  expect(screen.queryByText('Remove card')).toBeNull();
  expect((await edit('4242')).getAttribute('aria-disabled')).toBe('true');
  answer.reject(new ServiceError({ kind: 'server' }));
  await waitFor(async () => expect((await edit('4242')).getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(await edit('4242'));
  expect(screen.getByText('Remove card')).toBeTruthy();
});

it('reports the result of a payment even after leaving the page', async () => {
  const { calls, onToast, unmount, edit, submit } = renderWallet();
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Amount' }), { target: { value: '20' } });
  submit('Amount');
  await waitFor(() => expect(calls.topUp).toHaveBeenCalledTimes(1));
  unmount();
  await waitFor(() =>
    expect(onToast).toHaveBeenCalledWith({
      tone: 'success',
      title: '$20.00 added to your wallet',
    }),
  );
});

/** A message of the payment provider's document. */
function say(message: object): void {
  const frame = document.querySelector('iframe');
  const data = { from: 'payment-fields', ...message };
  const source = frame?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

it('sends a card to the provider once, even if only the second attempt stores it', async () => {
  const { calls, edit, onToast } = renderWallet();
  calls.addPaymentMethod.mockRejectedValueOnce(new ServiceError({ kind: 'offline' }));
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add a payment method' }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: /Save card|Saving/ }));
  save();
  const post = vi.fn<Window['postMessage']>();
  // The frame of a test has no window.
  const frame = document.querySelector('iframe');
  if (frame !== null)
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
  say({ type: 'height', height: 200 });
  fireEvent.click(screen.getByRole('checkbox'));
  save();
  expect(post).toHaveBeenCalledExactlyOnceWith('submit', '*');
  say({ type: 'invalid' });
  save();
  say({ type: 'token', token: 'test-card-1' });
  await screen.findByText(/no network|connection|offline/i);
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(post).toHaveBeenCalledTimes(2);
  const [first, second] = calls.addPaymentMethod.mock.calls;
  expect(first).toEqual(second);
  expect(first?.[0]).toMatchObject({ body: { token: 'test-card-1', isDefault: true } });
  expect(onToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Card added' }));
});

it('listens only to its own frame', async () => {
  const { calls, edit } = renderWallet();
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add a payment method' }));
  say({ type: 'height', height: 200 });
  const data = { from: 'payment-fields', type: 'token', token: 'somebody-else' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: window })));
  expect(calls.addPaymentMethod).not.toHaveBeenCalled();
});

it('repeats the same payment once its holder has confirmed it', async () => {
  const { calls, onToast, edit, submit } = renderWallet();
  const conflict = {
    kind: 'conflict',
    code: 'needs-confirmation',
    confirmation: 'about:blank',
  } as const;
  calls.topUp.mockRejectedValueOnce(new ServiceError(conflict));
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '20' } });
  submit('Amount');
  await screen.findByText(/asks you to confirm/);
  expect(document.querySelector('iframe')?.src).toContain('about:blank?language=en');
  say({ type: 'confirmed' });
  await waitFor(() => expect(onToast).toHaveBeenCalledTimes(1));
  const [first, second] = calls.topUp.mock.calls;
  expect(second).toEqual(first);
});

it('keeps the input without a network, reports it, and pays once in the end', async () => {
  const { calls, onToast, edit, submit } = renderWallet();
  calls.topUp.mockRejectedValueOnce(new ServiceError({ kind: 'offline' }));
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
  const amount = screen.getByRole('spinbutton');
  fireEvent.change(amount, { target: { value: '20' } });
  submit('Amount');
  await screen.findByText(/no network|connection|offline/i);
  expect(amount).toHaveProperty('value', '20');
  expect(onToast).not.toHaveBeenCalled();
  submit('Amount');
  await waitFor(() => expect(onToast).toHaveBeenCalledTimes(1));
  const [first, second] = calls.topUp.mock.calls;
  expect(second).toEqual(first);
});

it('makes a new payment on another attempt after a card was declined', async () => {
  const { calls, edit, submit } = renderWallet();
  const conflict = { kind: 'conflict', code: 'card-declined', message: 'Declined.' } as const;
  calls.topUp.mockRejectedValueOnce(new ServiceError(conflict));
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '20' } });
  submit('Amount');
  await screen.findByText('Declined.');
  submit('Amount');
  await waitFor(() => expect(calls.topUp).toHaveBeenCalledTimes(2));
  const keys = calls.topUp.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('refetches the wallet when money moved elsewhere', async () => {
  const { calls, edit, tell } = renderWallet();
  await edit('4242');
  calls.readWallet.mockResolvedValue({
    balance: dollars(7),
    methods: [],
    cardFields: null,
  });
  act(() => tell({ type: 'wallet.changed' }));
  expect(await screen.findByText('$7.00')).toBeDefined();
});
