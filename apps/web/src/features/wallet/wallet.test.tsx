import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { dollars } from '../../shared/money.ts';
import type { OnNotice } from './notice.ts';
import { Wallet } from './Wallet.tsx';
import { PortsProvider } from '../../blocks/ports.tsx';
import type { PaymentMethod, WalletPort } from '../../domain/ports/wallet-port.ts';

const card = (last4: string): PaymentMethod => ({
  id: last4,
  type: 'visa',
  last4,
  expiry: { month: 8, year: 2099 },
  isDefault: false,
});

const i18n = await createI18n('en', ['wallet', 'common']);

function renderWallet() {
  let methods = [card('4242'), card('5510')];
  const port: WalletPort = {
    wallet: async () => ({ balance: dollars(125, 50), methods, transactions: [] }),
    withdrawals: async () => [],
    addMoney: vi.fn<WalletPort['addMoney']>(async () => undefined),
    withdraw: vi.fn<WalletPort['withdraw']>(),
    addMethod: vi.fn<WalletPort['addMethod']>(),
    changeMethod: vi.fn<WalletPort['changeMethod']>(),
    setDefaultMethod: vi.fn<WalletPort['setDefaultMethod']>(),
    async removeMethod(id) {
      methods = methods.filter((known) => known.id !== id);
      return card(id);
    },
    async restoreMethod(method) {
      methods = [...methods, method];
    },
  };
  const onNotice = vi.fn<OnNotice>();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider ports={{ wallet: port, clock: { now: () => 0, timeZone: () => 'UTC' } }}>
          <MemoryRouter>
            <Wallet holder={null} onNotice={onNotice} />
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // By their words: looking for roles in a whole page costs more than everything else here.
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
  return { port, onNotice, unmount, edit, remove, submit };
}

it('lets each of two cards that were removed be brought back, with the focus on it', async () => {
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

it('tells what became of the money even when the page was left meanwhile', async () => {
  const { port, onNotice, unmount, edit, submit } = renderWallet();
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Amount' }), { target: { value: '20' } });
  submit('Amount');
  await waitFor(() => expect(port.addMoney).toHaveBeenCalledTimes(1));
  unmount();
  await waitFor(() =>
    expect(onNotice).toHaveBeenCalledWith({
      tone: 'success',
      title: '$20.00 added to your wallet',
    }),
  );
});

it('adds a card once, even when only the second attempt makes it the default', async () => {
  const { port, edit, submit } = renderWallet();
  vi.mocked(port.addMethod).mockResolvedValue(card('1111'));
  vi.mocked(port.setDefaultMethod).mockRejectedValueOnce(new Error('No network'));
  await edit('4242');
  fireEvent.click(screen.getByRole('button', { name: 'Add a payment method' }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Card number', '4111 1111 1111 1111');
  type('Expiry date', '08/99');
  fireEvent.click(screen.getByRole('checkbox'));
  submit('Card number');
  await screen.findByText(/could not answer/);
  submit('Card number');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(port.addMethod).toHaveBeenCalledTimes(1);
  expect(port.setDefaultMethod).toHaveBeenCalledTimes(2);
});
