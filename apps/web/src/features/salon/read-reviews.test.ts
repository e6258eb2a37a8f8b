import { expect, it } from 'vitest';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { readReviews } from './read-reviews.ts';

const { api } = createMemoryPorts();

it('reads the reviews of a salon', async () => {
  const { summary, total } = await readReviews(api, { id: '01' });
  expect(summary.count).toBeGreaterThan(0);
  expect(total).toBe(summary.count);
});

it('finds no reviews of an unknown salon', async () => {
  expect(await readReviews(api, { id: 'nowhere' })).toMatchObject({
    summary: { rating: null, count: 0 },
    reviews: [],
    total: 0,
  });
});
