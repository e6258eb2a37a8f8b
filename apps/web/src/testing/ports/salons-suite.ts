import { describe, expect, it } from 'vitest';
import { type Stars, starSteps } from '../../domain/booking.ts';
import {
  type Review,
  type ReviewOrder,
  reviewOrders,
  type ReviewPage,
  type ReviewQuery,
} from '../../domain/review.ts';
import { todayIn } from '../../shared/dates.ts';
import { ask, type CreateWorld, failureOf, leave, someSalon } from './suite-world.ts';

/** Orders that two consecutive reviews must not have. */
const isWrong: Readonly<Record<ReviewOrder, (before: Review, after: Review) => boolean>> = {
  newest: (before, after) => before.date < after.date,
  highest: (before, after) => before.stars < after.stars,
  lowest: (before, after) => before.stars > after.stars,
};

/** The contract of every source of salon pages. */
export function describeSalons(create: CreateWorld): void {
  describe('a salon', () => {
    it('has the data of its card, and more', async () => {
      const world = create();
      const { api } = world.ports;
      const { salons } = await api.findSalons({ query: { limit: 4 }, ...ask() });
      for (const card of salons.map(({ match: _match, ...facts }) => facts)) {
        const details = await api.readSalon({ id: card.id, ...ask() });
        expect(details).toMatchObject(card);
      }
    });

    it('offers services that a barber of its team does, with unique names', async () => {
      const { offer, team, services } = await someSalon(create());
      expect(services).toEqual(offer.map(({ name }) => name));
      const ids = offer.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { serviceIds } of team)
        expect(ids).toEqual(expect.arrayContaining([...serviceIds]));
      for (const id of ids) {
        expect(team.some(({ serviceIds }) => serviceIds.includes(id))).toBe(true);
      }
    });

    it('has hours on real weekdays, and exceptions from today on', async () => {
      const world = create();
      const { hours, exceptions, timeZone } = await someSalon(world);
      for (const { weekday, opens, closes } of hours) {
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(weekday);
        expect(opens < closes).toBe(true);
      }
      const days = exceptions.map(({ date }) => date);
      expect(days).toEqual(days.toSorted());
      const today = todayIn(timeZone, world.now());
      expect(days.every((date) => date >= today)).toBe(true);
    });

    it('is in the language of the page', async () => {
      const world = create();
      const english = await someSalon(world);
      const greek = await world.ports.api.readSalon({ id: english.id, ...ask('el') });
      expect(greek.description).not.toBe(english.description);
      expect(greek.offer.map(({ id }) => id)).toEqual(english.offer.map(({ id }) => id));
      expect(greek.offer[0]?.name).not.toBe(english.offer[0]?.name);
    });

    it('does not find an unknown one', async () => {
      const { api } = create().ports;
      const unknown = { id: 'nowhere', ...ask() };
      expect((await failureOf(api.readSalon(unknown))).kind).toBe('not-found');
      expect((await failureOf(api.listReviews(unknown))).kind).toBe('not-found');
    });

    it('rejects when it is aborted', async () => {
      const { api } = create().ports;
      const answer = await leave((request) => api.readSalon({ id: '01', ...request }));
      expect(answer).toBeInstanceOf(Error);
    });
  });

  describe('reviews of a salon', () => {
    async function open() {
      const world = create();
      const salon = await someSalon(world);
      const read = (query: ReviewQuery = {}) =>
        world.ports.api.listReviews({ id: salon.id, query, ...ask() });
      const readAll = async (query: ReviewQuery = {}) => {
        const found: Review[] = [];
        let cursor: string | undefined;
        do {
          const page: ReviewPage = await read({ ...query, cursor });
          found.push(...page.reviews);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        return found;
      };
      return { salon, read, readAll };
    }

    it('match their summary in number and stars', async () => {
      const { salon, read, readAll } = await open();
      const { summary, total } = await read();
      expect(summary).toMatchObject({ rating: salon.rating, count: salon.reviewCount });
      expect(total).toBe(summary.count);
      const all = await readAll();
      expect(new Set(all.map(({ id }) => id)).size).toBe(summary.count);
      for (const stars of starSteps) {
        expect(all.filter((review) => review.stars === stars)).toHaveLength(summary.counts[stars]);
      }
    });

    it.each(reviewOrders)('are in the order: %s', async (order) => {
      const { readAll } = await open();
      const all = await readAll({ order });
      const wrong = all.slice(1).filter((review, index) => {
        const before = all[index];
        return before !== undefined && isWrong[order](before, review);
      });
      expect(wrong).toEqual([]);
    });

    it('can be filtered by stars', async () => {
      const { read, readAll } = await open();
      const stars: Stars = 4;
      const { summary, total } = await read({ stars });
      expect(total).toBe(summary.counts[stars]);
      expect((await readAll({ stars })).every((review) => review.stars === stars)).toBe(true);
    });
  });
}
