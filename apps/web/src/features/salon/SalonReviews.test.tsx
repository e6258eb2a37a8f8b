import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { answerReviews, reviews, salon } from './testing/fake-salon.ts';
import { renderSalon } from './testing/render-salon.tsx';

afterEach(() => vi.useRealTimers());

const headings = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

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

  it('mark those of visits that were booked here', async () => {
    await renderSalon({ address: '/salon/01?tab=reviews' });
    const marks = within(screen.getByRole('tabpanel')).getAllByText('Verified visit');
    expect(marks.map((mark) => mark.closest('article')?.textContent)).toEqual([
      expect.stringContaining('Guest 2'),
    ]);
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

  it('can be retried when more of them fail to load', async () => {
    let isDown = true;
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      api: {
        listReviews: async ({ query }) => {
          if (query?.cursor !== undefined && isDown) throw new ServiceError({ kind: 'offline' });
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

  it('are filtered by the rows of the summary, and the filter can be removed', async () => {
    const page = await renderSalon({ address: '/salon/01?tab=reviews' });
    const panel = within(page.panel());
    const row = (stars: string) => panel.getByRole('button', { name: new RegExp(`^${stars}`) });
    await page.press(row('4 stars'));
    expect(row('4 stars').getAttribute('aria-pressed')).toBe('true');
    expect(names(page.panel())).toEqual(['Guest 2', 'Guest 4', 'Guest 6', 'Guest 8', 'Guest 10']);
    await page.press(row('1 star'));
    expect(panel.queryAllByRole('article')).toEqual([]);
    expect(panel.getByText('No review has this many stars.')).toBeDefined();
    await page.press(panel.getByRole('button', { name: 'Show all reviews' }));
    expect(names(page.panel())[0]).toBe('Μαρία Σ.');
  });

  it('show a note where there are none', async () => {
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      api: {
        readSalon: async () => ({ ...salon, rating: null, reviewCount: 0 }),
        listReviews: async ({ query }) => answerReviews([], query),
      },
    });
    expect(within(page.panel()).getByRole('heading', { name: 'No reviews yet' })).toBeDefined();
    await page.press(page.tab('Overview'));
    expect(headings(page.panel())).toEqual(['Services', 'Our Team', 'Gallery']);
  });

  it('report their failure, and load on retry', async () => {
    let isDown = true;
    const page = await renderSalon({
      address: '/salon/01?tab=reviews',
      api: {
        listReviews: async ({ query }) => {
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
