import { ServiceError } from '../../domain/failure.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CategoryContent } from './CategoryContent.tsx';
import type { Api } from '../../domain/api.ts';
import type { HomePagePort } from '../../domain/ports/home-page-port.ts';
import { HomeCategories } from './home/HomeCategories.tsx';
import { TopRatedList } from './home/TopRatedList.tsx';
import { PagedSalonGrid } from './PagedSalonGrid.tsx';
import { SaveSlot } from './SaveSlot.tsx';
import { categoryOf, never, renderDiscovery, salonOf } from './testing/render-discovery.tsx';
import { failure, listOf } from './testing/render-search.tsx';
import { slowAfterMs } from '../../blocks/use-load.ts';

const titles = ['Haircut', 'Color', 'Beard Trim', 'Styling'];
const categories = titles.map((title, index) => categoryOf(String(index + 1), title, index));
const salons = Array.from({ length: 14 }, (_, index) => salonOf(String(index + 1)));

const refuse: HomePagePort['fetchHomePage'] = async () => {
  throw new ServiceError({ kind: 'server' });
};

const silent = { ports: { homePage: { fetchHomePage: never } } };

const headings = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);

afterEach(() => vi.useRealTimers());

describe('categories on the home page', () => {
  it('shows three skeletons and announces that they are loading', async () => {
    const { container } = await renderDiscovery(<HomeCategories />, silent);
    expect(screen.getByText('Loading categories...')).toBeTruthy();
    expect(container.querySelectorAll('[data-component=category-card-skeleton]')).toHaveLength(3);
  });

  it('shows three, then all, then three again', async () => {
    await renderDiscovery(<HomeCategories />, { page: { categories } });
    await waitFor(() => expect(headings()).toEqual(['Haircut', 'Color', 'Beard Trim']));
    fireEvent.click(screen.getByRole('button', { name: 'View All', expanded: false }));
    expect(headings()).toEqual(titles);
    fireEvent.click(screen.getByRole('button', { name: 'View Less', expanded: true }));
    expect(headings()).toHaveLength(3);
  });

  it('has nothing to toggle with three', async () => {
    const three = categories.slice(0, 3);
    await renderDiscovery(<HomeCategories />, { page: { categories: three } });
    await waitFor(() => expect(headings()).toHaveLength(3));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts services and leads to the category', async () => {
    await renderDiscovery(<HomeCategories />, { page: { categories } });
    expect(await screen.findByText('1 service')).toBeTruthy();
    expect(screen.getByText('2 services')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Color' }).getAttribute('href')).toBe('/category/2');
  });

  it('translates the server’s English names', async () => {
    await renderDiscovery(<HomeCategories />, {
      language: 'el',
      page: { categories: [...categories, categoryOf('9', 'Tattoo')] },
    });
    await screen.findByText('Κούρεμα');
    fireEvent.click(screen.getByRole('button', { name: 'Προβολή όλων' }));
    await waitFor(() =>
      expect(headings()).toEqual(['Κούρεμα', 'Βαφή', 'Περιποίηση γενειάδας', 'Χτένισμα', 'Tattoo']),
    );
  });

  it('reports when there are none', async () => {
    await renderDiscovery(<HomeCategories />, {});
    expect(await screen.findByText('No categories available at the moment.')).toBeTruthy();
  });

  it('only logs a failure and counts it as none', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderDiscovery(<HomeCategories />, { ports: { homePage: { fetchHomePage: refuse } } });
    expect(await screen.findByText('No categories available at the moment.')).toBeTruthy();
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe('top-rated salons', () => {
  it('announces that they are loading, with six skeletons', async () => {
    const { container } = await renderDiscovery(<TopRatedList />, silent);
    expect(screen.getByText('Loading top rated salons...')).toBeTruthy();
    expect(container.querySelectorAll('[data-component=salon-card-skeleton]')).toHaveLength(6);
  });

  it('shows the first six with a link to each', async () => {
    await renderDiscovery(<TopRatedList />, { page: { topRatedSalons: salons } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    const details = screen.getByRole('link', { name: 'View Details, Salon 2' });
    expect(details.getAttribute('href')).toBe('/salon/2');
    expect(screen.getAllByText('50+ bookings')).toHaveLength(6);
  });

  it('reports when there are none', async () => {
    await renderDiscovery(<TopRatedList />, {});
    expect(await screen.findByText('No top-rated salons available.')).toBeTruthy();
  });

  it('offers a retry after a failure', async () => {
    const fetchHomePage = vi
      .fn<HomePagePort['fetchHomePage']>(async () => ({ categories, topRatedSalons: salons }))
      .mockImplementationOnce(refuse);
    await renderDiscovery(<TopRatedList />, { ports: { homePage: { fetchHomePage } } });
    expect(await screen.findByText('The salons did not load')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  });

  it('explains a long wait and retries on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetchHomePage = vi.fn<HomePagePort['fetchHomePage']>(never);
    await renderDiscovery(<TopRatedList />, { ports: { homePage: { fetchHomePage } } });
    await act(() => vi.advanceTimersByTimeAsync(slowAfterMs - 1000));
    expect(screen.queryByText(/Still working/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/Still working/)).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(fetchHomePage).toHaveBeenCalledTimes(2);
    expect(fetchHomePage.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(screen.queryByText(/Still working/)).toBeNull();
  });
});

describe('a page of salons', () => {
  const listed = Array.from({ length: 14 }, (_, index) => salonOf(String(index + 1)));

  function Paged({ count }: { readonly count: number }) {
    const [page, setPage] = useState(1);
    return (
      <PagedSalonGrid
        salons={listed.slice(0, Math.min(count, page * 6))}
        total={count}
        onMore={() => setPage(page + 1)}
      />
    );
  }

  it('shows six more at a time and moves the focus to the first new one', async () => {
    await renderDiscovery(<Paged count={14} />);
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('Showing 6 of 14')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('Salon 7');
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    expect(screen.getAllByRole('article')).toHaveLength(14);
    expect(screen.queryByRole('button', { name: /^Load More/ })).toBeNull();
  });

  it('has nothing to load with six', async () => {
    await renderDiscovery(<Paged count={6} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves the corner of the picture to the page', async () => {
    await renderDiscovery(
      <SaveSlot value={({ id }) => <button type="button">Save {id}</button>}>
        <Paged count={2} />
      </SaveSlot>,
    );
    expect(screen.getByRole('button', { name: 'Save 2' })).toBeTruthy();
  });
});

describe('a category', () => {
  const inHaircut = salonOf('1', {
    categories: [
      { id: '1', title: '' },
      { id: '10', title: '' },
    ],
  });
  const inTen = salonOf('2', { categories: [{ id: '10', title: '' }] });
  const page = { categories, topRatedSalons: [inHaircut, inTen] };

  it('announces that it is loading', async () => {
    await renderDiscovery(<CategoryContent categoryId="1" onName={() => undefined} />, silent);
    expect(screen.getByText('Loading category data...')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  it('shows the salons whose list names it, and its own name', async () => {
    const onName = vi.fn<(name: string | undefined) => void>();
    await renderDiscovery(<CategoryContent categoryId="1" onName={onName} />, {
      page,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Haircut' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(await screen.findByText(/0 services/)).toBeTruthy();
    expect(screen.getByText('1 salon').parentElement?.textContent).toBe('0 services · 1 salon');
    expect(onName).toHaveBeenLastCalledWith('Haircut');
  });

  it('shows six of its salons at first, the best first, and six more on request', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      salonOf(String(index + 1), {
        rating: 4 + index / 10,
        categories: [{ id: '1', title: 'Haircut' }],
      }),
    );
    await renderDiscovery(<CategoryContent categoryId="1" onName={() => undefined} />, {
      page: { categories, topRatedSalons: many },
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Salon 8');
    expect(screen.getAllByRole('link', { name: /^Today 12:30, Salon/ })).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: /^Load More/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
  });

  it('asks the API, which knows more salons than the home page', async () => {
    const findSalons = vi.fn<Api['findSalons']>(async () => ({
      salons: [],
      total: 1000,
      nextCursor: null,
      understood: { q: null, place: null, suggestion: null, widened: false },
    }));
    await renderDiscovery(<CategoryContent categoryId="1" onName={() => undefined} />, {
      page,
      ports: { api: { findSalons } },
    });
    expect(await screen.findByText('1,000+ salons')).toBeTruthy();
    expect(findSalons.mock.calls[0]?.[0]?.query).toEqual({
      categories: ['1'],
      sort: 'rating',
      limit: 6,
    });
  });

  it('keeps its name if its salons fail to load, and loads them on request', async () => {
    const memory = await listOf([inHaircut]);
    const findSalons = vi.fn<Api['findSalons']>(memory).mockRejectedValueOnce(failure);
    await renderDiscovery(<CategoryContent categoryId="1" onName={() => undefined} />, {
      page,
      ports: { api: { findSalons } },
    });
    expect(await screen.findByText('The salons did not load')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Haircut' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Book Now, Salon 1' })).toBeTruthy();
  });

  it('reports when no salon offers it', async () => {
    await renderDiscovery(<CategoryContent categoryId="2" onName={() => undefined} />, {
      page,
    });
    expect(await screen.findByText('No salon offers this yet.')).toBeTruthy();
  });

  it.each([
    ['an unknown id', { page }],
    ['a failed call', { ports: { homePage: { fetchHomePage: refuse } } }],
  ])('is not found after %s', async (_, options) => {
    await renderDiscovery(<CategoryContent categoryId="99" onName={() => undefined} />, options);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Category not found',
    );
    expect(screen.getByRole('link', { name: 'Go back to home' }).getAttribute('href')).toBe('/');
  });
});
