import { expect, it } from 'vitest';
import { newVisitor } from './visitor.ts';
const request = { language: 'en', signal: new AbortController().signal };
it('reads', async () => {
  const { ports, signIn } = newVisitor();
  const page = await ports.homePage.fetchHomePage(request);
  expect(page.topRatedSalons.length).toBeGreaterThan(3);
  expect(await ports.bookings.upcoming(request)).toEqual([]);
  await ports.favorites.add('01');
  expect(await ports.favorites.ids()).toEqual(['01']);
  await signIn();
  expect(await ports.favorites.ids()).toEqual(['01']);
  expect(await ports.addresses.list(request)).toEqual([]);
});
