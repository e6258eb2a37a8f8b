// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createFeed } from './create-feed.ts';

const feedAt = (path: string) =>
  createFeed({ createCalendarFeed: async () => ({ path, createdAt: 0 }) });

it('has a whole URL, on the origin of the page unless it has another', async () => {
  expect(await feedAt('/calendar/a.ics')).toBe(`${location.origin}/calendar/a.ics`);
  const elsewhere = 'https://api.example/calendar/a.ics';
  expect(await feedAt(elsewhere)).toBe(elsewhere);
});
