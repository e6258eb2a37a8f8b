import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { type Desk, DeskContext } from '../../blocks/use-desk.ts';
import { createI18n } from '../../i18n/init.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { DeskListing } from './DeskListing.tsx';

const member = { salonId: '01', role: 'owner', barberId: null } as const;

async function renderListing(ports = createMemoryPorts({ member, isTaken: () => false })) {
  const { salons } = await ports.api.listDeskSalons();
  const [salon] = salons;
  if (salon === undefined) throw new Error('The owner has a salon.');
  const desk: Desk = {
    salon,
    salons,
    chooseSalon: () => undefined,
    isKept: false,
    isOwnChange: () => false,
  };
  const onPaused = vi.fn<(isPaused: boolean) => void>();
  render(
    <I18nextProvider i18n={await createI18n('en', ['deskListing', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <PortsProvider ports={ports}>
          <MemoryRouter>
            <DeskContext value={desk}>
              <DeskListing onPaused={onPaused} />
            </DeskContext>
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ports, salon, onPaused };
}

it('pauses the salon for customers, and opens it again', async () => {
  const { ports, onPaused } = await renderListing();
  fireEvent.click(await screen.findByRole('button', { name: /^Pause the salon/ }));
  await screen.findByRole('heading', { name: 'Your salon is paused' });
  expect((await ports.api.readSalon({ id: '01' })).isPaused).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Take bookings again/ }));
  await screen.findByRole('heading', { name: 'Your salon takes bookings' });
  expect(onPaused.mock.calls).toEqual([[true], [false]]);
});

it('closes it only by its name, once its bookings are decided', async () => {
  const { ports, salon } = await renderListing();
  expect(await screen.findByText(/^1 booking is still to come/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close the salon...' })).toBeNull();
  const { bookings } = await ports.api.listBookings({ query: { when: 'upcoming', salon: '01' } });
  for (const { id, revision } of bookings) {
    await ports.api.cancelBooking({ id, revision, idempotencyKey: id });
  }
  cleanup();
  await renderListing(ports);
  fireEvent.click(await screen.findByRole('button', { name: 'Close the salon...' }));
  const field = screen.getByRole('textbox', { name: 'Name of the salon' });
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^Close for good/ }));
  fireEvent.input(field, { target: { value: 'Another salon' } });
  confirm();
  expect(await screen.findByText('This is not the name of the salon.')).toBeDefined();
  fireEvent.input(field, { target: { value: salon.name } });
  confirm();
  await waitFor(() => expect(screen.getByText('Your salon is closed')).toBeDefined());
  await expect(ports.api.readSalon({ id: '01' })).rejects.toMatchObject({
    failure: { kind: 'not-found' },
  });
});
