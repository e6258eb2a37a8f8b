import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, type Mock } from 'vitest';
import type { Api } from '#domain/api.ts';
import { listOf, openSearch, salons } from '../testing/render-search.tsx';

const day = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
const choose = (field: HTMLSelectElement, value: string) =>
  fireEvent.change(field, { target: { value } });

async function open(at = '/salons') {
  const list = await listOf(salons);
  const view = await openSearch(at, { ports: { api: { findSalons: list } } });
  return { ...view, list };
}

const asked = (list: Mock<Api['findSalons']>) => list.mock.lastCall?.[0]?.query;

describe('when', () => {
  it('is a day and a part of it, each one step, and one filter', async () => {
    const { list, path } = await open();
    choose(day(), '2025-06-16');
    await waitFor(() => expect(path()).toBe('/salons?date=2025-06-16'));
    choose(time(), 'evening');
    await waitFor(() => expect(path()).toBe('/salons?date=2025-06-16&part=evening'));
    await waitFor(() =>
      expect(asked(list)).toMatchObject({ availableOn: '2025-06-16', startsFrom: '17:00' }),
    );
    fireEvent.click(
      await screen.findByRole('button', { name: 'Remove filter: Mon 16 Jun, evening' }),
    );
    await waitFor(() => expect(path()).toBe('/salons'));
    expect(day().value).toBe('');
    expect(time().value).toBe('');
  });

  it.each([
    ['morning', { startsBefore: '12:00' }],
    ['afternoon', { startsFrom: '12:00', startsBefore: '17:00' }],
  ])('in the %s has its hours', async (part, hours) => {
    const { list } = await open(`/salons?today=1&part=${part}`);
    await waitFor(() => expect(list).toHaveBeenCalled());
    expect(list.mock.calls[0]?.[0]?.query).toMatchObject({ availableOn: '2025-06-14', ...hours });
  });

  it('is today for a time alone', async () => {
    const { path } = await open();
    choose(time(), '17:00');
    await waitFor(() => expect(path()).toBe('/salons?today=1&after=17%3A00'));
    expect(screen.getByRole('button', { name: 'Available Today', pressed: true })).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: 'Remove filter: Today, after 17:00' }),
    ).toBeTruthy();
  });

  it('is without a time, too, where any day is good', async () => {
    const { path } = await open('/salons?date=2025-06-15&after=17%3A30');
    // A time of a link that is not in the list.
    expect(time().value).toBe('17:30');
    choose(day(), '');
    await waitFor(() => expect(path()).toBe('/salons'));
  });

  it('has a field for a later day, which ignores unbookable ones', async () => {
    const { path } = await open();
    choose(day(), 'other');
    const date = screen.getByLabelText('Date');
    expect(document.activeElement).toBe(date);
    fireEvent.change(date, { target: { value: '2025-06-01' } });
    fireEvent.change(date, { target: { value: '2025-07-04' } });
    await waitFor(() => expect(path()).toBe('/salons?date=2025-07-04'));
    expect(await screen.findByRole('button', { name: 'Remove filter: Fri 4 Jul' })).toBeTruthy();
  });

  it('belongs to the form without script', async () => {
    await open();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(day().form).toBe(form);
    expect([day().name, time().name]).toEqual(['date', 'part']);
  });
});

describe('the cards of a search', () => {
  const price = { minor: 12_000, currency: 'USD' };
  const service = { id: 'bal', name: 'Balayage', price, minutes: 120 };
  const starts = [
    { date: '2025-06-14', time: '17:00' },
    { date: '2025-06-15', time: '09:30' },
    { date: '2025-06-24', time: '12:00' },
  ];

  async function openMatched(match: { service: typeof service | null; starts: typeof starts }) {
    const list = await listOf(salons);
    const findSalons: Api['findSalons'] = async (request) => {
      const page = await list(request);
      return { ...page, salons: page.salons.map((salon) => ({ ...salon, match })) };
    };
    await openSearch('/salons', { ports: { api: { findSalons } } });
    return within(await screen.findByRole('article', { name: 'Kyma' }));
  }

  it('show the service with its price, and its starts as links into the wizard', async () => {
    const card = await openMatched({ service, starts });
    expect(card.getByText('Balayage')).toBeTruthy();
    expect(card.getByText('from $120')).toBeTruthy();
    expect(card.queryByText('Haircut')).toBeNull();
    const links = within(card.getByRole('list', { name: 'Next available:' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Today 17:00, Kyma',
      'Tomorrow 09:30, Kyma',
      'Tue 24 Jun 12:00, Kyma',
    ]);
    expect(links[1]?.getAttribute('href')).toBe(
      '/booking/1?service=bal&date=2025-06-15&time=09%3A30&step=time',
    );
    expect(card.getByRole('link', { name: /^Book Now/ }).getAttribute('href')).toBe(
      '/booking/1?service=bal',
    );
  });

  it('keep the categories where no service matched', async () => {
    const card = await openMatched({ service: null, starts });
    expect(card.getByText('Haircut')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Today 17:00, Kyma' }).getAttribute('href')).toBe(
      '/booking/1?date=2025-06-14&time=17%3A00',
    );
  });

  it('say that nothing is free', async () => {
    const card = await openMatched({ service, starts: [] });
    expect(card.getByText('No free times')).toBeTruthy();
  });
});

describe('what the search understood', () => {
  const nothing = { q: null, place: null, suggestion: null, widened: false };

  async function openUnderstood(
    understood: Partial<Awaited<ReturnType<Api['findSalons']>>['understood']>,
  ) {
    const list = await listOf(salons);
    const findSalons: Api['findSalons'] = async (request) => ({
      ...(await list({ ...request, query: {} })),
      understood: { ...nothing, ...understood },
    });
    return openSearch('/salons?q=balajage&price=2', { ports: { api: { findSalons } } });
  }

  it('offers the corrected words, and keeps the other filters', async () => {
    const { path } = await openUnderstood({ suggestion: 'balayage' });
    const link = await screen.findByRole('link', { name: 'balayage' });
    expect(link.closest('p')?.textContent).toBe('Did you mean: balayage');
    fireEvent.click(link);
    await waitFor(() => expect(path()).toBe('/salons?q=balayage&price=2'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('balayage');
  });

  it('says that these are only the nearest', async () => {
    await openUnderstood({ widened: true });
    expect(await screen.findByText('Nothing matches “balajage”')).toBeTruthy();
  });

  it('names the origin of distances', async () => {
    const place = {
      name: 'Kalamaria',
      latitude: 40.58,
      longitude: 22.95,
      kind: 'district',
    } as const;
    await openUnderstood({ place });
    expect(await screen.findByText('Distances are measured from Kalamaria.')).toBeTruthy();
    expect(screen.getAllByText('Distance from Kalamaria:').length).toBeGreaterThan(0);
  });
});
