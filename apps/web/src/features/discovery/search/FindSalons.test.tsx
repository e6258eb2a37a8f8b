import { ServiceError } from '../../../domain/failure.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import { slowAfterMs } from '../../../blocks/use-load.ts';
import type { AvailabilityPort } from '../../../domain/ports/availability-port.ts';
import type { PositionPort } from '../../../domain/ports/position-port.ts';
import { salonSorts, type SalonsPort } from '../../../domain/ports/salons-port.ts';
import type { Salon } from '../../../domain/salon.ts';
import { createMemoryPorts } from '../../../testing/memory/index.ts';
import {
  never,
  renderDiscovery,
  type RenderOptions,
  salonOf,
  testNow,
  titled,
} from '../testing/render-discovery.tsx';
import { FindSalons } from './FindSalons.tsx';

const salons = [
  salonOf('1', { name: 'Kyma', distance: 2, rating: 4.1, categories: titled('Haircut') }),
  salonOf('2', { name: 'Ρόδι', distance: 1, rating: 4.9, categories: titled('Color') }),
  salonOf('3', {
    name: 'Figaro',
    distance: 6,
    rating: 4.5,
    priceRange: '$',
    topRated: true,
    categories: titled('Beard Trim'),
  }),
];

async function open(at = '/salons', options: RenderOptions = {}) {
  const page = { topRatedSalons: salons };
  const view = await renderDiscovery(<FindSalons />, { page, at, ...options });
  await screen.findAllByRole('heading', { level: 2 });
  const path = () => `${view.router.state.location.pathname}${view.router.state.location.search}`;
  return { ...view, path };
}

/** The list of salons behind a port that can be listened to. */
async function listOf(topRatedSalons: readonly Salon[]) {
  const homePage = { fetchHomePage: async () => ({ categories: [], topRatedSalons }) };
  const ports = createMemoryPorts({ now: () => testNow, isTaken: () => false, homePage });
  return vi.fn<SalonsPort['list']>((query, request) => ports.salons.list(query, request));
}

const failure = new ServiceError({ kind: 'offline' });

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const shown = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const service = () => screen.getByRole<HTMLInputElement>('searchbox');

afterEach(() => vi.useRealTimers());

describe('the search page', () => {
  it('shows every salon, the nearest first, and counts them', async () => {
    await open();
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    expect(screen.getByRole('heading', { level: 2, name: '3 salons' })).toBeTruthy();
    expect(screen.getAllByText('Today, 12:30')).toHaveLength(3);
  });

  it('holds six places while the salons load', async () => {
    const { container } = await renderDiscovery(<FindSalons />, {
      at: '/salons',
      ports: { salons: { list: never } },
    });
    expect((await screen.findAllByText('Loading salons...')).length).toBeGreaterThan(0);
    expect(container.querySelectorAll('[data-component=salon-card-skeleton]')).toHaveLength(6);
  });

  it('starts where the address says', async () => {
    await open('/salons?q=kyma&sort=rating&price=all');
    await shown(['Kyma']);
    expect(service().value).toBe('kyma');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('rating');
  });

  it('follows the typing in the same step of the history', async () => {
    const { path, router } = await open();
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    fireEvent.input(service(), { target: { value: 'ροδ' } });
    await shown(['Ρόδι']);
    expect(path()).toBe(`/salons?q=${encodeURIComponent('ροδ')}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('adds one step on Search, and Back finds what was there before the typing', async () => {
    const { path, router } = await open('/salons?top=1');
    await shown(['Figaro']);
    fireEvent.input(service(), { target: { value: 'figa' } });
    await waitFor(() => expect(path()).toContain('q=figa'));
    fireEvent.input(service(), { target: { value: 'figaro' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(path()).toBe('/salons?q=figaro&top=1'));
    expect(router.state.historyAction).toBe('PUSH');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/salons?top=1'));
    expect(service().value).toBe('');
  });

  it('narrows by chip, price and order, each one step', async () => {
    const { path } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Top Rated' }));
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated', pressed: true }));
    fireEvent.click(screen.getByRole('radio', { name: 'Inexpensive' }));
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('radio', { name: 'Any price' }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rating' } });
    await shown(['Ρόδι', 'Figaro', 'Kyma']);
    expect(path()).toBe('/salons?sort=rating');
  });

  it('names every active filter and takes them away one by one or all at once', async () => {
    const { path } = await open('/salons?q=figaro&price=1&top=1');
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: $' }));
    await waitFor(() => expect(path()).toBe('/salons?q=figaro&top=1'));
    expect(document.activeElement?.textContent).toBe('Top Rated');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(path()).toBe('/salons'));
    expect(document.activeElement?.tagName).toBe('H2');
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
  });

  it('names the filter to drop when nothing fits', async () => {
    await open('/salons?q=figaro&price=3');
    expect(await screen.findByText('No salons found.')).toBeTruthy();
    expect(screen.getByText('Without $$$ there is 1 salon.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Search without $$$' }));
    await shown(['Figaro']);
  });
});

describe('Near Me', () => {
  const athens = { kind: 'here', latitude: 37.98, longitude: 23.73 } as const;

  it('asks on a click only, and leaves out what is far', async () => {
    const locate = vi.fn<PositionPort['locate']>(async () => athens);
    await open('/salons?near=1', { ports: { position: { locate } } });
    await shown(['Ρόδι', 'Kyma']);
    expect(locate).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 2, name: '2 salons near you' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/You are about 18\d.* from Thessaloniki/)).toBeTruthy();
  });

  it('explains a refusal and works without an answer', async () => {
    await open('/salons', {
      ports: { position: { locate: async () => ({ kind: 'denied' }) } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Near Me' }));
    expect(await screen.findByText(/did not share your location/)).toBeTruthy();
    await shown(['Ρόδι', 'Kyma']);
  });
});

describe('the question to the server', () => {
  const last = (list: Mock<SalonsPort['list']>) => list.mock.lastCall?.[0];

  it('says all that was chosen', async () => {
    const list = await listOf(salons);
    await open('/salons?q=figaro&location=Ladadika&price=2&rating=4.5&top=1&today=1&sort=rating', {
      ports: { salons: { list } },
    });
    await waitFor(() => expect(list).toHaveBeenCalled());
    expect(list.mock.calls[0]?.[0]).toEqual({
      text: 'figaro',
      place: 'Ladadika',
      price: '$$',
      rating: 4.5,
      topRated: true,
      availableOn: '2025-06-14',
      sort: 'rating',
      cursor: null,
      limit: 6,
    });
  });

  it.each(salonSorts)('asks for the order by %s', async (sort) => {
    const list = await listOf(salons);
    await open(`/salons?sort=${sort}`, { ports: { salons: { list } } });
    await waitFor(() => expect(list.mock.calls[0]?.[0]).toMatchObject({ sort }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it.each(['1', '2', '3'])('asks for the price level %s', async (price) => {
    const list = await listOf(salons);
    await open(`/salons?price=${price}`, { ports: { salons: { list } } });
    const wanted = '$'.repeat(Number(price));
    await waitFor(() => expect(list.mock.calls[0]?.[0]).toMatchObject({ price: wanted }));
  });

  it('passes the point of a visitor in town, and not that of one who is away', async () => {
    const list = await listOf(salons);
    const locate = vi
      .fn<PositionPort['locate']>(async () => ({
        kind: 'here',
        latitude: 40.626_42,
        longitude: 22.948_49,
      }))
      .mockImplementationOnce(async () => ({ kind: 'here', latitude: 37.98, longitude: 23.73 }));
    await open('/salons', { ports: { salons: { list }, position: { locate } } });
    const near = await screen.findByRole('button', { name: 'Near Me' });
    fireEvent.click(near);
    expect(await screen.findByText(/from Thessaloniki/)).toBeTruthy();
    expect(last(list)).toEqual({ sort: 'distance', within: 5, cursor: null, limit: 6 });
    fireEvent.click(near);
    fireEvent.click(near);
    expect(await screen.findByText('Within 5 miles of where you are.')).toBeTruthy();
    await waitFor(() =>
      expect(last(list)).toMatchObject({
        near: { latitude: 40.626, longitude: 22.948 },
        within: 5,
      }),
    );
  });

  it('is aborted by the next one, while the salons of the one before stay', async () => {
    const list = await listOf(salons);
    await open('/salons', { ports: { salons: { list } } });
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    list.mockImplementationOnce(never);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(['Ρόδι', 'Kyma', 'Figaro']);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(list.mock.calls[1]?.[1].signal.aborted).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Moderately priced' }));
    expect(await screen.findByText('No salons found.')).toBeTruthy();
    expect(list.mock.calls[1]?.[1].signal.aborted).toBe(true);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('is explained when it takes long, and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = await listOf(salons);
    await open('/salons', { ports: { salons: { list } } });
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    list.mockImplementationOnce(never);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated' }));
    await act(() => vi.advanceTimersByTimeAsync(slowAfterMs + 100));
    expect(screen.getByText(/Still working/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shown(['Figaro']);
    expect(screen.queryByText(/Still working/)).toBeNull();
  });

  it('asks without each filter, for one salon, when nothing fits', async () => {
    const list = await listOf(salons);
    await open('/salons?q=figaro&price=3', { ports: { salons: { list } } });
    expect(await screen.findByText('Without $$$ there is 1 salon.')).toBeTruthy();
    const asked = list.mock.calls.slice(1).map(([question]) => question);
    expect(asked).toEqual([
      { sort: 'distance', price: '$$$', limit: 1 },
      { sort: 'distance', text: 'figaro', limit: 1 },
    ]);
  });

  it('names no filter where it takes two, or where that cannot be asked', async () => {
    const list = await listOf(salons);
    list.mockImplementation(async (question) => {
      if (question.limit === 1) throw failure;
      return { items: [], total: 0, nextCursor: null };
    });
    const { path } = await open('/salons?q=nothing&price=3', { ports: { salons: { list } } });
    expect(await screen.findByText(/No single filter is to blame/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(path()).toBe('/salons'));
  });
});

describe('more salons', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    salonOf(String(index + 1), { distance: index / 10 }),
  );

  it('come six at a time, and the address says how many', async () => {
    const list = await listOf(many);
    const { path } = await open('/salons', { ports: { salons: { list } } });
    expect(await screen.findByText('Showing 6 of 20')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(path()).toBe('/salons?page=2');
    expect(document.activeElement?.textContent).toBe('Salon 7');
    expect(list.mock.lastCall?.[0]).toMatchObject({ cursor: '6', limit: 6 });
  });

  it('are there at once where the address says so', async () => {
    const list = await listOf(many);
    await open('/salons?page=3', { ports: { salons: { list } } });
    await waitFor(() => expect(names()).toHaveLength(18));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('are as many as the results allow, for any address', async () => {
    const list = await listOf(many);
    await open('/salons?page=900', { ports: { salons: { list } } });
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(screen.queryByRole('button', { name: /^Load More/ })).toBeNull();
  });

  it('that do not come leave the others, and can be asked for again', async () => {
    const list = await listOf(many);
    await open('/salons', { ports: { salons: { list } } });
    await screen.findByText('Showing 6 of 20');
    list.mockRejectedValueOnce(failure);
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    expect(await screen.findByText('More salons did not load.')).toBeTruthy();
    expect(names()).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(screen.queryByText('More salons did not load.')).toBeNull();
  });

  it('begin again from six with another question', async () => {
    const { path } = await open('/salons?page=2', {
      ports: { salons: { list: await listOf(many) } },
    });
    await waitFor(() => expect(names()).toHaveLength(12));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'price' } });
    await waitFor(() => expect(path()).toBe('/salons?sort=price'));
    await waitFor(() => expect(names()).toHaveLength(6));
  });
});

it('says that the salons did not load, and keeps what was typed until another try succeeds', async () => {
  const list = await listOf(salons);
  list.mockRejectedValueOnce(failure);
  await open('/salons?q=figaro', { ports: { salons: { list } } });
  expect(await screen.findByText('The salons did not load')).toBeTruthy();
  expect(service().value).toBe('figaro');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shown(['Figaro']);
});

it('shows the salons before their times, and without them where they do not load', async () => {
  const nextFree = vi.fn<AvailabilityPort['nextFree']>(never);
  await open('/salons', { ports: { availability: { nextFree } } });
  await shown(['Ρόδι', 'Kyma', 'Figaro']);
  expect(screen.getAllByText('Loading...')).toHaveLength(3);
  expect(nextFree.mock.calls[0]?.[0]).toEqual(['2', '1', '3']);
});
