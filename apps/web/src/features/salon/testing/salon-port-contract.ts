import { describe, expect, it } from 'vitest';
import { isPlainDate, isPlainTime } from '../../../shared/dates.ts';
import {
  type ReviewQuery,
  type SalonPort,
  starSteps,
} from '../../../domain/ports/old/salon-port.ts';

export interface SalonPortSetup {
  readonly port: SalonPort;
  readonly salonId: string;
  readonly unknownSalonId: string;
  /** Books something at the salon and gives its id. */
  readonly book: () => Promise<string>;
}

const everyReview: ReviewQuery = { order: 'newest', stars: null, cursor: null };

/** What every source of salons has to keep, whatever stands behind it. */
export function describeSalonPort(name: string, create: () => SalonPortSetup): void {
  const request = (language: string) => ({ language, signal: new AbortController().signal });

  describe(`salon port: ${name}`, () => {
    it('describes a salon, in either language', async () => {
      const { port, salonId } = create();
      const english = await port.salon(salonId, request('en'));
      const greek = await port.salon(salonId, request('el'));
      expect(english?.id).toBe(salonId);
      expect(english?.services.length).toBeGreaterThan(0);
      expect(english?.team.length).toBeGreaterThan(0);
      expect(greek?.description).not.toBe(english?.description);
      expect(greek?.services.map(({ id }) => id)).toEqual(english?.services.map(({ id }) => id));
    });

    it('tells the hours of every weekday once', async () => {
      const { port, salonId } = create();
      const hours = (await port.salon(salonId, request('en')))?.hours ?? [];
      const days = hours.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(days).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const { open } of hours) {
        if (open === null) continue;
        expect(isPlainTime(open.from) && isPlainTime(open.until) && open.from < open.until).toBe(
          true,
        );
      }
    });

    it('names the next free time', async () => {
      const { port, salonId } = create();
      const next = (await port.salon(salonId, request('en')))?.nextAvailable;
      expect(isPlainDate(next?.date ?? '') && isPlainTime(next?.time ?? '')).toBe(true);
    });

    it('knows nothing of a salon nobody knows', async () => {
      const { port, unknownSalonId } = create();
      expect(await port.salon(unknownSalonId, request('en'))).toBeNull();
      expect(await port.appointments(unknownSalonId, request('en'))).toEqual([]);
      const { summary, reviews } = await port.reviews(unknownSalonId, everyReview, request('en'));
      expect(summary).toMatchObject({ rating: null, count: 0 });
      expect(reviews).toEqual([]);
    });

    it('counts its reviews by stars, as many as it says there are', async () => {
      const { port, salonId } = create();
      const { summary, total } = await port.reviews(salonId, everyReview, request('en'));
      expect(starSteps.reduce((sum, stars) => sum + summary.counts[stars], 0)).toBe(summary.count);
      expect(total).toBe(summary.count);
      const salon = await port.salon(salonId, request('en'));
      expect(salon).toMatchObject({ rating: summary.rating, reviewCount: summary.count });
    });

    it.each(['newest', 'highest', 'lowest'] as const)('sorts reviews: %s first', async (order) => {
      const { port, salonId } = create();
      const { reviews } = await port.reviews(salonId, { ...everyReview, order }, request('en'));
      const values = reviews.map(({ date, stars }) =>
        order === 'newest' ? -Date.parse(date) : order === 'highest' ? -stars : stars,
      );
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    });

    it('gives only reviews with so many stars, page after page, each once', async () => {
      const { port, salonId } = create();
      const query = { ...everyReview, stars: 5 } as const;
      const first = await port.reviews(salonId, query, request('en'));
      expect(first.total).toBe(first.summary.counts[5]);
      expect(first.nextCursor).not.toBeNull();
      const cursor = first.nextCursor;
      const second = await port.reviews(salonId, { ...query, cursor }, request('en'));
      const seen = [...first.reviews, ...second.reviews];
      expect(seen.every(({ stars }) => stars === 5)).toBe(true);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    });

    it('remembers what was booked, the newest first', async () => {
      const { port, salonId, book } = create();
      const first = await book();
      const second = await book();
      const appointments = await port.appointments(salonId, request('en'));
      expect(appointments.map(({ id }) => id)).toEqual([second, first]);
      expect(appointments[0]?.serviceName).not.toBe('');
      expect(appointments[0]?.barberName).not.toBe('');
    });
  });
}
