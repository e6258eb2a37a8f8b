import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import type { Api } from '#domain/api.ts';
import { ServiceError } from '#domain/failure.ts';
import { createI18n } from '#i18n/init.ts';
import { createMemoryPorts } from '#testing/memory/index.ts';
import { Compare } from './Compare.tsx';
import { createCompareStore } from './compare-store.ts';
import { CompareBar } from './CompareBar.tsx';
import { CompareProvider } from './CompareProvider.tsx';
import { CompareToggle } from './CompareToggle.tsx';

/** Saturday, 14 June 2025, 12:10 in Athens. */
const now = () => Date.parse('2025-06-14T09:10:00Z');

async function open(at: string, element = <Compare />, own: Partial<Api> = {}) {
  const store = createCompareStore(null);
  const ports = createMemoryPorts({ now, isTaken: () => false });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <I18nextProvider i18n={await createI18n('en', ['compare', 'common'])}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <PortsProvider ports={{ ...ports, api: { ...ports.api, ...own } }}>
          <CompareProvider store={store}>
            <RouterProvider router={router} />
          </CompareProvider>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { store, path: () => router.state.location.pathname + router.state.location.search };
}

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a comparison', () => {
  it('has a column for each salon, and a labelled row for each fact', async () => {
    await open('/compare?ids=01,03');
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      expect.stringContaining('Atelier Aristotelous'),
      expect.stringContaining('Ladadika Barbers'),
    ]);
    expect(row('Prices')).toEqual(['$$ Moderately priced', '$ Inexpensive']);
    await waitFor(() => expect(row('Next free time')).toEqual(['Today, 12:30', 'Today, 12:30']));
    expect(row('Distance')[1]).toContain('1.1 mi');
    expect(row('Open today')).toEqual(['09:00–20:00', '09:00–20:00']);
    expect(row('Home visits')).toEqual(['Yes, +$20.00', 'Yes, +$20.00']);
  });

  it('shows the prices of a service, also where its id belongs to another salon', async () => {
    const { path } = await open('/compare?ids=01,03');
    const choice = await screen.findByRole('combobox', { name: 'Service' });
    fireEvent.change(choice, { target: { value: '01-highlights' } });
    await waitFor(() => expect(path()).toBe('/compare?ids=01,03&service=01-highlights'));
    expect(row('Highlights')).toEqual(['$140, 120 min', '$140, 120 min']);
    expect(
      screen.getByRole('link', { name: 'Book Now, Ladadika Barbers' }).getAttribute('href'),
    ).toBe('/booking/03?service=03-highlights');
  });

  it('shows the next free times of the service, where it is offered', async () => {
    const readNextFree = vi.fn<Api['readNextFree']>(async () => ({
      nextFree: { '01': { date: '2025-06-15', time: '10:00' }, '03': null },
    }));
    await open('/compare?ids=01,03&service=01-highlights', <Compare />, { readNextFree });
    await screen.findByRole('table');
    await waitFor(() =>
      expect(row('Next free time')).toEqual(['Tomorrow, 10:00', 'No free times']),
    );
    expect(readNextFree.mock.calls.map(([{ query }]) => query)).toEqual([
      { salons: ['01', '03'], services: ['01-highlights', '03-highlights'] },
    ]);
  });

  it('says so where the times do not load, and shows the rest', async () => {
    const readNextFree = async () => {
      throw new ServiceError({ kind: 'server' });
    };
    await open('/compare?ids=01', <Compare />, { readNextFree });
    await screen.findByRole('table');
    await waitFor(() => expect(row('Next free time')).toEqual(['Not known right now']));
    expect(row('Prices')).toEqual(['$$ Moderately priced']);
  });

  it('loses a salon, but neither the service nor the focus', async () => {
    const { path, store } = await open('/compare?ids=01,03&service=01-highlights');
    store.set('01', true);
    fireEvent.click(await screen.findByRole('link', { name: /^Remove Atelier Aristotelous/ }));
    await waitFor(() => expect(path()).toBe('/compare?ids=03&service=03-highlights'));
    expect(store.get().ids).toEqual([]);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(await screen.findByText('This is only one salon')).toBeTruthy();
  });

  it('leaves out salons that do not exist', async () => {
    await open('/compare?ids=01,nowhere,03');
    expect(
      await screen.findByText('One of the salons no longer exists and is left out.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it.each(['/compare', '/compare?ids=nowhere'])('of nothing helps: %s', async (at) => {
    await open(at);
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Salons' }).getAttribute('href')).toBe('/salons');
  });
});

describe('choosing salons', () => {
  const cards = (
    <>
      {['01', '02', '03', '04'].map((id) => (
        <CompareToggle key={id} id={id} name={`Salon ${id}`} />
      ))}
      <CompareBar />
    </>
  );
  const press = (id: string) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Compare Salon ${id}` }));
  const status = () => screen.getByRole('status').textContent;

  it('counts them, and leads to the comparison from two on', async () => {
    const { path } = await open('/salons', cards);
    expect(screen.queryByRole('region')).toBeNull();
    press('01');
    expect(status()).toBe('1 of 3 chosen. Choose another one to compare.');
    expect(screen.queryByRole('link')).toBeNull();
    press('02');
    expect(status()).toBe('2 of 3 chosen.');
    fireEvent.click(screen.getByRole('link', { name: 'Compare' }));
    await waitFor(() => expect(path()).toBe('/compare?ids=01,02'));
  });

  it('refuses a fourth in words, and starts again', async () => {
    await open('/salons', cards);
    for (const id of ['01', '02', '03', '04']) press(id);
    expect(status()).toBe('Only 3 salons fit side by side. Remove one first.');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Salon 04' }).checked,
    ).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
