import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { answerReviews, reviews, salon } from './testing/fake-salon.ts';
import { renderSalon } from './testing/render-salon.tsx';

afterEach(() => vi.useRealTimers());

const headings = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the views of a salon', () => {
  it('begin with the overview, which has all of them in short', async () => {
    const page = await renderSalon();
    expect(page.tab('Overview').getAttribute('aria-selected')).toBe('true');
    expect(headings(page.panel())).toEqual(['Services', 'Our Team', 'Gallery', 'Reviews']);
    expect(within(page.panel()).getAllByRole('article')).toHaveLength(2);
  });

  it('stand in the address, and Back goes to the one before', async () => {
    const page = await renderSalon();
    await page.press(page.tab('Services'));
    expect(page.search()).toBe('?tab=services');
    expect(headings(page.panel())).toEqual(['Services']);
    expect(page.panel().textContent).toContain('Beard, described');
    await page.press(page.tab('Our Team'));
    await page.back();
    expect(page.tab('Services').getAttribute('aria-selected')).toBe('true');
    await page.back();
    expect(page.search()).toBe('');
  });

  it('leave no entries behind for somebody who passes by with the arrow keys', async () => {
    const page = await renderSalon();
    page.tab('Overview').focus();
    await page.type('ArrowRight');
    await page.type('ArrowRight');
    expect(page.search()).toBe('?tab=team');
    await page.back();
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  });

  it.each([
    ['?tab=gallery', 'Gallery'],
    ['?tab=nothing', 'Overview'],
  ])('open from the address %s', async (search, name) => {
    const page = await renderSalon({ address: `/salon/01${search}` });
    expect(page.tab(name).getAttribute('aria-selected')).toBe('true');
  });

  it('are led to by the number of reviews, which takes the focus along', async () => {
    const page = await renderSalon();
    await page.press(screen.getByRole('link', { name: '12 reviews' }));
    expect(page.search()).toBe('?tab=reviews');
    expect(document.activeElement).toBe(page.panel());
  });

  it('keep what was chosen in them', async () => {
    const page = await renderSalon({ address: '/salon/01?tab=reviews' });
    const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    fireEvent.change(order(), { target: { value: 'lowest' } });
    await page.settle();
    await page.press(page.tab('Gallery'));
    await page.press(page.tab('Reviews'));
    expect(order().value).toBe('lowest');
  });
});

describe('reviews', () => {
  const names = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);

  it('are in the language they were written in', async () => {
    await renderSalon({ address: '/salon/01?tab=reviews' });
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByText('Πολύ καλό κούρεμα.').getAttribute('lang')).toBe('el');
    expect(within(panel).getByText('Μαρία Σ.').getAttribute('lang')).toBe('el');
    expect(within(panel).getByText('Words number 2.').getAttribute('lang')).toBeNull();
  });

  it('come page after page, the focus on the first new one', async () => {
    const page = await renderSalon({ address: '/salon/01?tab=reviews' });
    expect(names(page.panel())).toHaveLength(5);
    const more = within(page.panel()).getByRole('button', { name: /^Load More/ });
    more.focus();
    await page.press(more);
    expect(names(page.panel())).toHaveLength(10);
    expect(document.activeElement?.textContent).toContain('Guest 6');
  });

  it('can be asked for again when more of them do not come', async () => {
    let isDown = true;
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      port: {
        reviews: async (_, query) => {
          if (query.cursor !== null && isDown) throw new ServiceError({ kind: 'offline' });
          return answerReviews(reviews, query);
        },
      },
    });
    const panel = within(page.panel());
    await page.press(panel.getByRole('button', { name: /^Load More/ }));
    expect(panel.getByRole('alert').textContent).toBe('More reviews could not be loaded.');
    isDown = false;
    await page.press(panel.getByRole('button', { name: /^Try again/ }));
    expect(names(page.panel())).toHaveLength(10);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('are filtered by the rows of the summary, and all come back', async () => {
    const page = await renderSalon({ address: '/salon/01?tab=reviews' });
    const panel = within(page.panel());
    const row = (stars: string) => panel.getByRole('button', { name: new RegExp(`^${stars}`) });
    await page.press(row('4 stars'));
    expect(row('4 stars').getAttribute('aria-pressed')).toBe('true');
    expect(names(page.panel())).toEqual(['Guest 2', 'Guest 4', 'Guest 6', 'Guest 8', 'Guest 10']);
    await page.press(row('1 star'));
    expect(panel.queryAllByRole('article')).toEqual([]);
    expect(panel.getByText('Nobody gave this many stars.')).toBeDefined();
    await page.press(panel.getByRole('button', { name: 'Show all reviews' }));
    expect(names(page.panel())[0]).toBe('Μαρία Σ.');
  });

  it('say so where there are none', async () => {
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      port: {
        salon: async () => ({ ...salon, rating: null, reviewCount: 0 }),
        reviews: async (_, query) => answerReviews([], query),
      },
    });
    expect(within(page.panel()).getByRole('heading', { name: 'No reviews yet' })).toBeDefined();
    await page.press(page.tab('Overview'));
    expect(headings(page.panel())).toEqual(['Services', 'Our Team', 'Gallery']);
  });

  it('say why they are not there, and come when they are asked for again', async () => {
    let isDown = true;
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      port: {
        reviews: async (_, query) => {
          if (isDown) throw new ServiceError({ kind: 'offline' });
          return answerReviews(reviews, query);
        },
      },
    });
    const panel = within(page.panel());
    expect(panel.getByRole('alert').textContent).toContain('The reviews could not be loaded');
    isDown = false;
    await page.press(panel.getByRole('button', { name: 'Try again' }));
    await page.settle();
    expect(names(page.panel())).toHaveLength(5);
  });
});

describe('contact and hours', () => {
  it('lead to telephone, mail and map', async () => {
    await renderSalon();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('+30 2310 000 000')).toBe('tel:+302310000000');
    expect(href('hello@salonica.example')).toBe('mailto:hello@salonica.example');
    expect(decodeURIComponent(href('12 Aristotelous Square, on the map') ?? '')).toContain(
      'Ρόδι,+12+Aristotelous+Square',
    );
  });

  it.each([
    ['2025-06-14T09:10:00Z', 'Saturday', 'Open now, until 15:00'],
    ['2025-06-14T12:00:00Z', 'Saturday', 'Closed now, opens Monday at 09:00'],
    // Half past midnight in Athens.
    ['2025-06-15T21:30:00Z', 'Monday – Friday', 'Closed now, opens at 09:00'],
  ])('at %s it is %s, and %s', async (instant, row, words) => {
    const { container } = await renderSalon({ clock: () => Date.parse(instant) });
    expect(container.querySelector('[aria-current="date"] dt')?.textContent).toBe(`${row} Today`);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('notice when the salon opens while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let instant = Date.parse('2025-06-13T05:59:30Z');
    const page = await renderSalon({ clock: () => instant });
    expect(screen.getByText('Closed now, opens at 09:00')).toBeDefined();
    instant += 60_000;
    act(() => void vi.advanceTimersByTime(60_000));
    await page.settle();
    expect(screen.getByText('Open now, until 18:00')).toBeDefined();
  });
});

describe('a salon', () => {
  it('says in which language its name is', async () => {
    await renderSalon();
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('el');
  });

  it('offers three services at once, and every one of them in the list', async () => {
    const page = await renderSalon();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await page.press(screen.getByRole('radio', { name: /^Color/ }));
    const links = screen.getAllByRole('link', { name: 'Book Appointment' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/booking/01?service=1');
    const services = screen.getAllByRole('link', { name: /^Book Service/ });
    expect(services.map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2, 3].map((index) => `/booking/01?service=${index}`),
    );
  });

  it('leaves saving to the page around it', async () => {
    const page = await renderSalon();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-pressed')).toBe('false');
    await page.press(save);
    expect(page.told.onToggleSaved).toHaveBeenCalledOnce();
  });
});
