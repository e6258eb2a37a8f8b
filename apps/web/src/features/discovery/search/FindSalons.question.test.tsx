import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import { slowAfterMs } from '#blocks/use-load.ts';
import type { PositionPort } from '#domain/ports/position-port.ts';
import type { Api } from '#domain/api.ts';
import { salonSorts } from '#domain/salon.ts';
import { never, salonOf } from '../testing/render-discovery.tsx';
import { failure, listOf, names, openSearch, salons, shown } from '../testing/render-search.tsx';

afterEach(() => vi.useRealTimers());

describe('the query of a search', () => {
  const last = (list: Mock<Api['findSalons']>) => list.mock.lastCall?.[0]?.query;

  it('contains every choice', async () => {
    const list = await listOf(salons);
    await openSearch(
      '/salons?q=figaro&location=Ladadika&price=2&rating=4.5&top=1&today=1&sort=rating',
      {
        ports: { api: { findSalons: list } },
      },
    );
    await waitFor(() => expect(list).toHaveBeenCalled());
    expect(list.mock.calls[0]?.[0]?.query).toEqual({
      q: 'figaro',
      place: 'Ladadika',
      price: '$$',
      rating: 4.5,
      topRated: true,
      availableOn: '2025-06-14',
      sort: 'rating',
      limit: 6,
    });
  });

  it.each(salonSorts.filter((sort) => sort !== 'relevance'))(
    'requests the order by %s',
    async (sort) => {
      const list = await listOf(salons);
      await openSearch(`/salons?sort=${sort}`, { ports: { api: { findSalons: list } } });
      await waitFor(() => expect(list.mock.calls[0]?.[0]?.query).toMatchObject({ sort }));
      await waitFor(() => expect(names()).toHaveLength(3));
    },
  );

  it.each(['1', '2', '3'])('requests the price level %s', async (price) => {
    const list = await listOf(salons);
    await openSearch(`/salons?price=${price}`, { ports: { api: { findSalons: list } } });
    const wanted = '$'.repeat(Number(price));
    await waitFor(() => expect(list.mock.calls[0]?.[0]?.query).toMatchObject({ price: wanted }));
  });

  it('contains the position of a visitor in town, but not of one elsewhere', async () => {
    const list = await listOf(salons);
    const locate = vi
      .fn<PositionPort['locate']>(async () => ({
        kind: 'here',
        latitude: 40.626_42,
        longitude: 22.948_49,
      }))
      .mockImplementationOnce(async () => ({ kind: 'here', latitude: 37.98, longitude: 23.73 }));
    await openSearch('/salons', { ports: { api: { findSalons: list }, position: { locate } } });
    const near = await screen.findByRole('button', { name: 'Near Me' });
    fireEvent.click(near);
    expect(await screen.findByText(/from Thessaloniki/)).toBeTruthy();
    expect(last(list)).toEqual({ sort: 'distance', within: 5, limit: 6 });
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

  it('is aborted by the next one, while the previous salons stay', async () => {
    const list = await listOf(salons);
    await openSearch('/salons', { ports: { api: { findSalons: list } } });
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    list.mockImplementationOnce(never);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(['Ρόδι', 'Kyma', 'Figaro']);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(list.mock.calls[1]?.[0]?.signal?.aborted).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Moderately priced' }));
    expect(await screen.findByText('No salons found.')).toBeTruthy();
    expect(list.mock.calls[1]?.[0]?.signal?.aborted).toBe(true);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('is explained when it takes long, and can be retried', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = await listOf(salons);
    await openSearch('/salons', { ports: { api: { findSalons: list } } });
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    list.mockImplementationOnce(never);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated' }));
    await act(() => vi.advanceTimersByTimeAsync(slowAfterMs + 100));
    expect(screen.getByText(/Still working/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shown(['Figaro']);
    expect(screen.queryByText(/Still working/)).toBeNull();
  });

  it('tests each filter for one salon when nothing matches', async () => {
    const list = await listOf(salons);
    await openSearch('/salons?q=figaro&price=3', { ports: { api: { findSalons: list } } });
    expect(await screen.findByText('Without $$$ there is 1 salon.')).toBeTruthy();
    const asked = list.mock.calls.slice(1).map(([request]) => request?.query);
    expect(asked).toEqual([
      { sort: 'distance', price: '$$$', limit: 1 },
      { sort: 'relevance', q: 'figaro', limit: 1 },
    ]);
  });

  it('suggests no filter if two block the results, or if that is unknown', async () => {
    const list = await listOf(salons);
    list.mockImplementation(async ({ query } = {}) => {
      if (query?.limit === 1) throw failure;
      const understood = { q: 'nothing', place: null, suggestion: null, widened: false };
      return { salons: [], total: 0, nextCursor: null, understood };
    });
    const { path } = await openSearch('/salons?q=nothing&price=3', {
      ports: { api: { findSalons: list } },
    });
    expect(await screen.findByText(/Several filters together exclude all salons/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(path()).toBe('/salons'));
  });
});

describe('more salons', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    salonOf(String(index + 1), { distance: index / 10 }),
  );

  it('come six at a time, and the URL contains the number', async () => {
    const list = await listOf(many);
    const { path } = await openSearch('/salons', { ports: { api: { findSalons: list } } });
    expect(await screen.findByText('Showing 6 of 20')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(path()).toBe('/salons?page=2');
    expect(document.activeElement?.textContent).toBe('Salon 7');
    expect(list.mock.lastCall?.[0]?.query).toMatchObject({ cursor: '6', limit: 6 });
  });

  it('are loaded at once if the URL says so', async () => {
    const list = await listOf(many);
    await openSearch('/salons?page=3', { ports: { api: { findSalons: list } } });
    await waitFor(() => expect(names()).toHaveLength(18));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('are limited to the results, for any URL', async () => {
    const list = await listOf(many);
    await openSearch('/salons?page=900', { ports: { api: { findSalons: list } } });
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(screen.queryByRole('button', { name: /^Load More/ })).toBeNull();
  });

  it('keep the others when they fail to load, and can be retried', async () => {
    const list = await listOf(many);
    await openSearch('/salons', { ports: { api: { findSalons: list } } });
    await screen.findByText('Showing 6 of 20');
    list.mockRejectedValueOnce(failure);
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    expect(await screen.findByText('More salons did not load.')).toBeTruthy();
    expect(names()).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(screen.queryByText('More salons did not load.')).toBeNull();
  });

  it('begin again from six with another query', async () => {
    const { path } = await openSearch('/salons?page=2', {
      ports: { api: { findSalons: await listOf(many) } },
    });
    await waitFor(() => expect(names()).toHaveLength(12));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), {
      target: { value: 'price' },
    });
    await waitFor(() => expect(path()).toBe('/salons?sort=price'));
    await waitFor(() => expect(names()).toHaveLength(6));
  });
});
