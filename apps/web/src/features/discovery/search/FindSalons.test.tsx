import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PositionPort } from '#domain/ports/position-port.ts';
import { never, renderDiscovery } from '../testing/render-discovery.tsx';
import { FindSalons } from './FindSalons.tsx';
import { failure, listOf, openSearch, salons, service, shown } from '../testing/render-search.tsx';

afterEach(() => vi.useRealTimers());

describe('the search page', () => {
  it('shows every salon, the nearest first, and counts them', async () => {
    await openSearch();
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    expect(screen.getByRole('heading', { level: 2, name: '3 salons' })).toBeTruthy();
  });

  it('shows six skeletons while the salons load', async () => {
    const { container } = await renderDiscovery(<FindSalons />, {
      at: '/salons',
      ports: { api: { findSalons: never } },
    });
    expect((await screen.findAllByText('Loading salons...')).length).toBeGreaterThan(0);
    expect(container.querySelectorAll('[data-component=salon-card-skeleton]')).toHaveLength(6);
  });

  it('starts with the search in the URL', async () => {
    await openSearch('/salons?q=kyma&sort=rating&price=all');
    await shown(['Kyma']);
    expect(service().value).toBe('kyma');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('rating');
  });

  it('updates the same history entry while the visitor types', async () => {
    const { path, router } = await openSearch();
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
    fireEvent.input(service(), { target: { value: 'ροδ' } });
    await shown(['Ρόδι']);
    expect(path()).toBe(`/salons?q=${encodeURIComponent('ροδ')}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('adds one entry on Search, and Back restores the search before it', async () => {
    const { path, router } = await openSearch('/salons?top=1');
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
    const { path } = await openSearch();
    fireEvent.click(await screen.findByRole('button', { name: 'Top Rated' }));
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('button', { name: 'Top Rated', pressed: true }));
    fireEvent.click(screen.getByRole('radio', { name: 'Inexpensive' }));
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('radio', { name: 'Any price' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), {
      target: { value: 'rating' },
    });
    await shown(['Ρόδι', 'Figaro', 'Kyma']);
    expect(path()).toBe('/salons?sort=rating');
  });

  it('lists every active filter and removes them one by one or all at once', async () => {
    const { path } = await openSearch('/salons?q=figaro&price=1&top=1');
    await shown(['Figaro']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: $' }));
    await waitFor(() => expect(path()).toBe('/salons?q=figaro&top=1'));
    expect(document.activeElement?.textContent).toBe('Top Rated');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(path()).toBe('/salons'));
    expect(document.activeElement?.tagName).toBe('H2');
    await shown(['Ρόδι', 'Kyma', 'Figaro']);
  });

  it('names the filter to drop when nothing matches', async () => {
    await openSearch('/salons?q=figaro&price=3');
    expect(await screen.findByText('No salons found.')).toBeTruthy();
    expect(screen.getByText('Without $$$ there is 1 salon.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Search without $$$' }));
    await shown(['Figaro']);
  });
});

describe('Near Me', () => {
  const athens = { kind: 'here', latitude: 37.98, longitude: 23.73 } as const;

  it('asks for the position on a click only, and omits distant salons', async () => {
    const locate = vi.fn<PositionPort['locate']>(async () => athens);
    await openSearch('/salons?near=1', { ports: { position: { locate } } });
    await shown(['Ρόδι', 'Kyma']);
    expect(locate).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 2, name: '2 salons near you' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/You are about 18\d.* from Thessaloniki/)).toBeTruthy();
  });

  it('explains a refusal and works without a position', async () => {
    await openSearch('/salons', {
      ports: { position: { locate: async () => ({ kind: 'denied' }) } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Near Me' }));
    expect(await screen.findByText(/did not share your location/)).toBeTruthy();
    await shown(['Ρόδι', 'Kyma']);
  });
});

it('reports that the salons failed to load, and keeps the input until a retry succeeds', async () => {
  const list = await listOf(salons);
  list.mockRejectedValueOnce(failure);
  await openSearch('/salons?q=figaro', { ports: { api: { findSalons: list } } });
  expect(await screen.findByText('The salons did not load')).toBeTruthy();
  expect(service().value).toBe('figaro');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shown(['Figaro']);
});
