import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, leave } from './suite-world.ts';

/** The contract of every source of the home page. */
export function describeHomePage(create: CreateWorld): void {
  describe('the home page', () => {
    it('has ten categories, each with the number of its services', async () => {
      const { categories } = await create().ports.homePage.fetchHomePage(ask());
      expect(categories).toHaveLength(10);
      expect(new Set(categories.map(({ id }) => id)).size).toBe(10);
      for (const { serviceCount } of categories) expect(serviceCount).toBeGreaterThan(0);
    });

    it('has only known salons in known categories', async () => {
      const { api, homePage } = create().ports;
      const { categories, topRatedSalons } = await homePage.fetchHomePage(ask());
      expect(topRatedSalons.length).toBeGreaterThan(0);
      const titles = new Map(categories.map(({ id, title }) => [id, title]));
      for (const salon of topRatedSalons) {
        for (const { id, title } of salon.categories) expect(titles.get(id)).toBe(title);
      }
      const [first] = topRatedSalons;
      const details = await api.readSalon({ id: first?.id ?? '', ...ask() });
      expect(details).toMatchObject({ name: first?.name, address: first?.address });
    });

    it('writes addresses in the language of the page', async () => {
      const { homePage } = create().ports;
      const [english, greek] = await Promise.all(
        ['en', 'el'].map((language) => homePage.fetchHomePage(ask(language))),
      );
      const idsOf = (page: typeof english) => page?.topRatedSalons.map(({ id }) => id);
      expect(idsOf(greek)).toEqual(idsOf(english));
      expect(greek?.topRatedSalons[0]?.address).not.toBe(english?.topRatedSalons[0]?.address);
    });

    it('rejects when it is aborted', async () => {
      const { homePage } = create().ports;
      const answer = await leave((request) => homePage.fetchHomePage(request));
      expect(answer).toBeInstanceOf(Error);
    });
  });
}
