import { describe, expect, it } from 'vitest';
import type { ResponseOf, Api } from '../../domain/api.ts';
import { type Salon, type SalonQuery, salonSorts } from '../../domain/salon.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';

export interface SalonListWorld {
  readonly api: Pick<Api, 'findSalons' | 'readSalon' | 'readNextFree'>;
  /** At the salons. */
  readonly today: PlainDate;
}

const request = (language = 'en') => ({ language, signal: new AbortController().signal });

const idsOf = (salons: readonly Salon[]) => salons.map(({ id }) => id).toSorted();

/** Ascending, with unknown values last. */
function isRising(values: readonly (number | string | null)[]): boolean {
  return values.slice(1).every((value, index) => {
    const before = values[index];
    if (value === null || before === undefined) return true;
    return before !== null && before <= value;
  });
}

/** The contract of every list of salons. Begins with more than three different ones. */
export function describeSalonList(create: () => SalonListWorld): void {
  async function open() {
    const world = create();
    const list = (query: SalonQuery = {}, language = 'en') =>
      world.api.findSalons({ query: { limit: 48, ...query }, ...request(language) });
    const times = async (salons: readonly Salon[]) => {
      const query = { salons: idsOf(salons) };
      return (await world.api.readNextFree({ query, ...request() })).nextFree;
    };
    const { salons: all } = await list();
    const [first] = all;
    if (first === undefined) throw new Error('The world of the suite has salons');
    return { ...world, list, times, all, first };
  }

  describe('order', () => {
    it.each(salonSorts)('by %s', async (sort) => {
      const { times: timesOf, list, all } = await open();
      const { salons } = await list({ sort });
      expect(idsOf(salons)).toEqual(idsOf(all));
      const times = await timesOf(all);
      const valueOf = ({ id, distance, rating, priceRange }: Salon) => {
        // Without words there is nothing else to compare.
        if (sort === 'distance' || sort === 'relevance') return distance;
        if (sort === 'rating') return rating === null ? null : -rating;
        if (sort === 'price') return priceRange.length;
        const next = times[id] ?? null;
        return next === null ? null : `${next.date} ${next.time}`;
      };
      expect(isRising(salons.map(valueOf))).toBe(true);
    });

    it('begins with the nearest by default', async () => {
      const { list, all } = await open();
      expect((await list({ sort: 'distance' })).salons).toEqual(all);
    });
  });

  describe('filter', () => {
    it.each(['$', '$$', '$$$'] as const)('price %s', async (price) => {
      const { list, all } = await open();
      const { salons } = await list({ price });
      expect(salons).toEqual(all.filter(({ priceRange }) => priceRange === price));
    });

    it('top rated', async () => {
      const { list, all } = await open();
      expect((await list({ topRated: true })).salons).toEqual(
        all.filter(({ topRated }) => topRated),
      );
    });

    it('minimum rating', async () => {
      const { list, all } = await open();
      expect((await list({ rating: 4.8 })).salons).toEqual(
        all.filter(({ rating }) => rating !== null && rating >= 4.8),
      );
    });

    it('categories, any of which matches', async () => {
      const { list, all, first } = await open();
      const last = all.at(-1) ?? first;
      const categories = [first, last].flatMap((salon) => salon.categories[0]?.id ?? []);
      const { salons } = await list({ categories });
      expect(salons).toEqual(
        all.filter((salon) => salon.categories.some(({ id }) => categories.includes(id))),
      );
    });

    it('available on a day', async () => {
      const { times: timesOf, list, all, today } = await open();
      const times = await timesOf(all);
      const { salons } = await list({ availableOn: today });
      expect(idsOf(salons)).toEqual(idsOf(all.filter(({ id }) => times[id]?.date === today)));
    });

    it('times of a day, with the next starts that fit', async () => {
      const { list, today } = await open();
      const isSunday = (day: PlainDate) => new Date(day).getUTCDay() === 0;
      const tomorrow = addDays(today, 1);
      const date = isSunday(tomorrow) ? addDays(tomorrow, 1) : tomorrow;
      const free = await list({ availableOn: date });
      const times = { availableOn: date, startsFrom: '10:00', startsBefore: '17:00' };
      const { salons } = await list(times);
      expect(salons.length).toBeGreaterThan(0);
      expect(idsOf(free.salons)).toEqual(expect.arrayContaining(idsOf(salons)));
      for (const { match } of salons) {
        expect(match.starts.length).toBeGreaterThan(0);
        for (const start of match.starts) {
          expect(start.date).toBe(date);
          expect(start.time >= '10:00' && start.time < '17:00').toBe(true);
        }
      }
      expect((await list({ ...times, startsFrom: '17:00' })).total).toBe(0);
    });

    it('times only together with a day', async () => {
      const { list } = await open();
      await expect(list({ startsFrom: '10:00' })).rejects.toMatchObject({
        failure: { kind: 'invalid' },
      });
    });

    it('a distance', async () => {
      const { list, all } = await open();
      expect((await list({ within: 1 })).salons).toEqual(
        all.filter(({ distance }) => distance !== null && distance <= 1),
      );
    });

    it('a part of the map', async () => {
      const { list, all, first } = await open();
      const { latitude, longitude } = first.location;
      const bounds = {
        south: latitude - 0.002,
        west: longitude - 0.002,
        north: latitude + 0.002,
        east: longitude + 0.002,
      };
      const { salons } = await list({ bounds });
      expect(idsOf(salons)).toContain(first.id);
      expect(salons).toEqual(
        all.filter(
          ({ location }) =>
            Math.abs(location.latitude - latitude) <= 0.002 &&
            Math.abs(location.longitude - longitude) <= 0.002,
        ),
      );
      expect(salons.length).toBeLessThan(all.length);
    });

    it('several together', async () => {
      const { list, all } = await open();
      const { salons } = await list({ price: '$$', rating: 4.5, within: 2 });
      expect(salons.length).toBeLessThan(all.length);
      for (const { priceRange, rating, distance } of salons) {
        expect(priceRange).toBe('$$');
        expect(rating).toBeGreaterThanOrEqual(4.5);
        expect(distance).toBeLessThanOrEqual(2);
      }
    });
  });

  it('names the next three starts of each salon', async () => {
    const { all, times } = await open();
    const next = await times(all);
    for (const { id, match } of all) {
      expect(match.starts.length).toBeLessThanOrEqual(3);
      expect(match.starts[0] ?? null).toEqual(next[id]);
      const starts = match.starts.map(({ date, time }) => `${date} ${time}`);
      expect(starts).toEqual(starts.toSorted());
    }
  });

  describe('words', () => {
    const spoiled = [
      ['as it is written', (text: string) => text],
      ['loud', (text: string) => text.toUpperCase()],
      ['without accents', (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')],
      ['in another order', (text: string) => text.split(' ').toReversed().join(' ')],
    ] as const;

    it.each(spoiled)('find every salon by its name, %s', async (_, spoil) => {
      const { list, all } = await open();
      for (const { id, name: own } of all.slice(0, 6)) {
        const { salons } = await list({ q: `  ${spoil(own)} ` });
        expect(idsOf(salons)).toContain(id);
      }
    });

    it.each([
      ['haircut', 'Haircut'],
      ['κουρεμα', 'Haircut'],
      ['ΚΟΎΡΕΜΑ', 'Haircut'],
      ['Hair Color', 'Color'],
      ['μπαλαγιαζ', 'Balayage'],
      ['γενειαδα', 'Beard Trim'],
      ['γενειάδας', 'Beard Trim'],
      ['κουρειο', 'Beard Trim'],
    ])('%j find those that offer %s, in both languages', async (text, title) => {
      const { list, all } = await open();
      const offering = all.filter(({ categories }) =>
        categories.some((category) => category.title === title),
      );
      for (const language of ['en', 'el']) {
        const { salons } = await list({ q: text }, language);
        expect(idsOf(salons)).toEqual(expect.arrayContaining(idsOf(offering)));
      }
    });

    it('find the nearest salons where they are unknown', async () => {
      const { list, all } = await open();
      const page = await list({ q: 'xqzw' });
      expect(page.understood.widened).toBe(true);
      expect(idsOf(page.salons)).toEqual(idsOf(all));
    });
  });

  describe('place', () => {
    it.each(['Thessaloniki', 'θεσσαλονικη', 'ΘΕΣΣΑΛΟΝΊΚΗ', 'Salonika', '546 24', '54624'])(
      '%j contains every salon',
      async (place) => {
        const { list, all } = await open();
        expect(idsOf((await list({ place })).salons)).toEqual(idsOf(all));
      },
    );

    it.each(['Paris', '10001'])('%j is unknown, so that the nearest are listed', async (place) => {
      const { list, all } = await open();
      const { salons, understood } = await list({ place });
      expect(understood).toMatchObject({ place: null, widened: true });
      expect(idsOf(salons)).toEqual(idsOf(all));
    });

    it('is a street in both alphabets, with the city beside it', async () => {
      const { list, first } = await open();
      const greek = await list({}, 'el');
      const inGreek = greek.salons.find(({ id }) => id === first.id)?.address ?? '';
      for (const address of [first.address, inGreek]) {
        const { salons } = await list({ place: `${address}, Thessaloniki 546 24` });
        expect(idsOf(salons)).toContain(first.id);
      }
    });
  });

  describe('near a point', () => {
    it('counts the miles from there', async () => {
      const { api, list, all } = await open();
      const farthest = all.at(-1)?.id ?? '';
      const { location: near } = await api.readSalon({ id: farthest, ...request() });
      const { salons } = await list({ near });
      expect(salons[0]?.id).toBe(farthest);
      expect(salons[0]?.distance).toBeCloseTo(0, 1);
      expect(isRising(salons.map(({ distance }) => distance))).toBe(true);
      expect((await list({ near, within: 0.1 })).total).toBeLessThan(all.length);
    });
  });

  describe('pages', () => {
    it.each(salonSorts)('by %s together are the whole list, without duplicates', async (sort) => {
      const { api, list } = await open();
      const { salons: whole, total } = await list({ sort });
      const found: Salon[] = [];
      let cursor: string | undefined;
      do {
        const query = { sort, cursor, limit: 4 };
        const page: ResponseOf<'findSalons'> = await api.findSalons({ query, ...request() });
        expect(page.total).toBe(total);
        expect(page.salons.length).toBeLessThanOrEqual(4);
        found.push(...page.salons);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(whole);
    });

    it('contain the total even with one salon', async () => {
      const { list, all } = await open();
      const { salons, total } = await list({ limit: 1 });
      expect(salons).toHaveLength(1);
      expect(total).toBe(all.length);
    });
  });

  it('reject when they are aborted', async () => {
    const { api } = create();
    const leaving = new AbortController();
    const answer = api.findSalons({ signal: leaving.signal });
    leaving.abort();
    await expect(answer).rejects.toThrow();
  });
}
