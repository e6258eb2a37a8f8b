import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { createI18n } from '../../i18n/init.ts';
import { Addresses, type AddressesProps } from './Addresses.tsx';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { fakeWrites } from '../../testing/memory/fake-writes.ts';
import type { Address } from '../../domain/address.ts';
import type { Api } from '../../domain/api.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';

const address = (id: string, name: string): Address => ({
  id,
  name,
  type: 'other',
  address: '5 Ermou',
  city: 'Thessaloniki',
  isDefault: false,
});

async function renderAddresses() {
  const removed = new Map<string, Address>();
  let stored = [address('a', 'Home'), address('b', 'Work')];
  const calls = {
    listAddresses: async () => ({ addresses: stored }),
    changeAddress: vi.fn<Api['changeAddress']>(),
    deleteAddress: vi.fn<Api['deleteAddress']>(async ({ id }) => {
      const gone = stored.find((known) => known.id === id);
      if (gone === undefined) throw new Error('Gone already');
      stored = stored.filter((known) => known !== gone);
      removed.set(id, gone);
      return { address: gone };
    }),
    restoreAddress: vi.fn<Api['restoreAddress']>(async ({ id }) => {
      const restored = removed.get(id);
      if (restored === undefined) throw new Error('It was not removed');
      stored = [...stored, restored];
      return { address: restored };
    }),
  };
  const api = { ...createMemoryPorts().api, ...calls };
  const onRemoved = vi.fn<AddressesProps['onRemoved']>();
  const onFailed = vi.fn<AddressesProps['onFailed']>();
  const { unmount } = render(
    <I18nextProvider i18n={await createI18n('en', ['addresses', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider ports={{ api, pendingWrites: fakeWrites().port }}>
          <MemoryRouter>
            <Addresses onSaved={() => undefined} onRemoved={onRemoved} onFailed={onFailed} />
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { name: 'Home' });
  const remove = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  return { calls, onRemoved, onFailed, unmount, remove };
}

it('restores each of two addresses that were deleted in a row', async () => {
  const { onRemoved, remove } = await renderAddresses();
  remove('Home');
  remove('Work');
  expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  expect(onRemoved.mock.calls.map(([name]) => name).toSorted()).toEqual(['Home', 'Work']);
});

it('deletes an address once, however often that is pressed', async () => {
  const { calls, onFailed, remove } = await renderAddresses();
  remove('Home');
  remove('Home');
  await screen.findByRole('button', { name: 'Undo' });
  expect(calls.deleteAddress).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
});

it('moves the focus to a restored address', async () => {
  const { remove } = await renderAddresses();
  remove('Home');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const edit = await screen.findByRole('button', { name: 'Edit Home' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

it('reports a failed undo even after leaving the page', async () => {
  const { calls, onRemoved, onFailed, unmount, remove } = await renderAddresses();
  calls.restoreAddress.mockRejectedValue(new Error('No network'));
  remove('Home');
  await waitFor(() => expect(onRemoved).toHaveBeenCalled());
  unmount();
  onRemoved.mock.calls[0]?.[1]();
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
});

it('shows the server’s error at its field', async () => {
  const { calls } = await renderAddresses();
  const fields = { city: 'We do not go there.' };
  calls.changeAddress.mockRejectedValue(new ServiceError({ kind: 'invalid', fields }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit Home' }));
  const form = screen.getByRole('dialog').querySelector('form');
  if (form !== null) fireEvent.submit(form);
  expect(await screen.findByText('We do not go there.')).toBeDefined();
});
