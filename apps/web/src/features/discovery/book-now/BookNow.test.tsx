import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryOf, renderDiscovery, salonOf, titled } from '../testing/render-discovery.tsx';
import { BookNow } from './BookNow.tsx';

const salons = [
  salonOf('1', { name: 'Kyma', rating: 4.9, categories: titled('Color') }),
  salonOf('2', { name: 'Figaro', distance: 3, categories: titled('Beard Trim') }),
  salonOf('3', { name: 'Faraway', distance: 5.1, categories: titled('Color') }),
];

const categories = [categoryOf('Color', 'Color'), categoryOf('Beard Trim', 'Beard Trim')];

async function open(at = '/book-now') {
  const view = await renderDiscovery(<BookNow />, {
    page: { categories, topRatedSalons: salons },
    at,
  });
  return { ...view, path: () => view.router.state.location.search };
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const shown = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

describe('Book now', () => {
  it('has four popular services with their prices', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'Popular Services' });
    const services = within(section).getAllByRole('button');
    expect(services.map((button) => button.textContent)).toEqual([
      'Haircut & Style45 min$65',
      'Hair Color90 min$120',
      'Beard Trim20 min$35',
      'Highlights120 min$140',
    ]);
  });

  it('lists the salons within five miles', async () => {
    await open();
    await shown(['Kyma', 'Figaro']);
    expect(screen.getByText('2 results')).toBeTruthy();
    expect(screen.getByText('Within 5 miles')).toBeTruthy();
    expect(screen.getByText('Downtown Area')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(screen.getByRole('link', { name: 'Browse All Salons' }).getAttribute('href')).toBe(
      '/salons',
    );
  });

  it('leads into the wizard with the chosen service', async () => {
    const { path } = await open();
    await shown(['Kyma', 'Figaro']);
    const book = () => screen.getAllByRole('link', { name: /^Book Now/ })[0]?.getAttribute('href');
    expect(book()).toBe('/booking/1');
    fireEvent.click(screen.getByRole('button', { name: /^Beard Trim/ }));
    await shown(['Figaro']);
    expect(path()).toBe('?service=2');
    expect(screen.getByText('1 result for Beard Trim')).toBeTruthy();
    expect(book()).toBe('/booking/2?service=2');
    fireEvent.click(screen.getByRole('button', { name: /^Beard Trim/, pressed: true }));
    await shown(['Kyma', 'Figaro']);
  });

  it('filters while the visitor types', async () => {
    await open();
    await shown(['Kyma', 'Figaro']);
    fireEvent.input(screen.getByRole('searchbox', { name: 'Search services' }), {
      target: { value: 'κουρειο' },
    });
    await shown(['Figaro']);
    expect(screen.getByText('1 result')).toBeTruthy();
  });

  it('narrows in a dialog that counts', async () => {
    const { path } = await open();
    await shown(['Kyma', 'Figaro']);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '4.5 stars or more' }));
    expect(await within(dialog).findByRole('button', { name: 'Show 1 salon' })).toBeTruthy();
    expect(path()).toBe('?rating=4.5');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    expect(await within(dialog).findByRole('button', { name: 'Show 2 salons' })).toBeTruthy();
  });
});
