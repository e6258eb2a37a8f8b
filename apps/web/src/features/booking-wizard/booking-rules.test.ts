import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../shared/dates.ts';
import { dollars } from '../../shared/money.ts';
import { bookingSteps, emptyDraft } from './booking-draft.ts';
import {
  isBookable,
  isFree,
  isReachable,
  nearestTimes,
  openingDraft,
  priceOf,
  requirementMet,
  stepToOpen,
} from './booking-rules.ts';
import { monday, offer, slots, sunday, today, tooLate, yesterday } from './testing/fake-salon.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));

const anyDraft = fc.record({
  serviceId: fc.constantFrom(null, 'cut', 'color'),
  date: fc.constantFrom(null, monday, sunday, yesterday, tooLate),
  time: fc.constantFrom(null, '10:00', '10:30', '11:00', '11:30'),
  barberId: fc.constantFrom(null, 'nikos', 'sofia'),
  location: fc.constantFrom('salon' as const, 'home' as const),
  address: fc.constantFrom('', '   ', '3 Egnatia'),
  notes: fc.string(),
});

const anySituation = fc.record({ today: fc.constant(today), slots: fc.constantFrom(null, slots) });

describe('bookable days', () => {
  it('are the next thirty from the salon’s today, without Sundays', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (start, ahead) => {
        const date = addDays(start, ahead);
        const expected = ahead >= 0 && ahead <= 30 && weekdayOf(date) !== 0;
        expect(isBookable(date, start)).toBe(expected);
      }),
    );
  });
});

describe('prices', () => {
  it('are service, plus what the barber differs from 65, plus 20 at home', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('salon' as const, 'home' as const),
        (servicePrice, barberPrice, location) => {
          const choices = {
            services: [{ id: 's', price: { minor: servicePrice, currency: 'USD' } }],
            barbers: [{ id: 'b', price: { minor: barberPrice, currency: 'USD' } }],
          };
          const draft = { ...emptyDraft, serviceId: 's', barberId: 'b', location };
          const price = priceOf(draft, choices);
          const fee = location === 'home' ? 2000 : 0;
          expect(price.total.minor).toBe(servicePrice + (barberPrice - 6500) + fee);
          expect(price.barber.minor).toBe(barberPrice - 6500);
          expect(price.travelFee.minor).toBe(fee);
        },
      ),
    );
  });

  it('count nothing for what is not chosen', () => {
    expect(priceOf(emptyDraft, offer).total).toEqual(dollars(0));
    expect(priceOf({ ...emptyDraft, serviceId: 'cut' }, offer).total).toEqual(dollars(65));
    const withSofia = { ...emptyDraft, serviceId: 'cut', barberId: 'sofia' };
    expect(priceOf(withSofia, offer).total).toEqual(dollars(60));
  });
});

describe('steps', () => {
  it('open in order only, and a wanted one never opens further than it may', () => {
    fc.assert(
      fc.property(
        anyDraft,
        anySituation,
        fc.constantFrom(...bookingSteps),
        (draft, situation, wanted) => {
          const opened = stepToOpen(wanted, draft, situation);
          expect(isReachable(opened, draft, situation)).toBe(true);
          expect(bookingSteps.indexOf(opened)).toBeLessThanOrEqual(bookingSteps.indexOf(wanted));
          expect(opened === wanted).toBe(isReachable(wanted, draft, situation));
        },
      ),
    );
  });

  it('want an address for home, and spaces are none', () => {
    const home = { ...emptyDraft, location: 'home' as const };
    const situation = { today, slots };
    expect(requirementMet('location', emptyDraft, situation)).toBe(true);
    expect(requirementMet('location', home, situation)).toBe(false);
    expect(requirementMet('location', { ...home, address: '  ' }, situation)).toBe(false);
    expect(requirementMet('location', { ...home, address: '3 Egnatia' }, situation)).toBe(true);
  });

  it('want a time that is free with the chosen barber', () => {
    const draft = { ...emptyDraft, time: '10:30', barberId: 'sofia' };
    expect(requirementMet('time', draft, { today, slots })).toBe(true);
    expect(requirementMet('time', { ...draft, barberId: 'nikos' }, { today, slots })).toBe(false);
    expect(requirementMet('time', { ...draft, barberId: null }, { today, slots })).toBe(false);
    expect(requirementMet('time', { ...draft, time: null }, { today, slots })).toBe(false);
    expect(requirementMet('time', draft, { today, slots: null })).toBe(true);
  });
});

describe('times', () => {
  it('are free when anybody is, and with a barber only when that one is', () => {
    expect(isFree(slots, '10:30', null)).toBe(true);
    expect(isFree(slots, '10:30', 'nikos')).toBe(false);
    expect(isFree(slots, '11:00', null)).toBe(false);
    expect(isFree(slots, '08:00', null)).toBe(false);
  });

  it('near the lost one come in the order of the day', () => {
    expect(nearestTimes(slots, '11:00', 'sofia')).toEqual(['10:00', '10:30', '11:30']);
    expect(nearestTimes(slots, '10:00', 'nikos')).toEqual(['11:30']);
    const long = ['09:00', '12:00', '13:00', '13:30', '17:00'].map((time) => ({
      time,
      freeBarberIds: ['nikos'],
    }));
    expect(nearestTimes(long, '13:30', 'nikos')).toEqual(['12:00', '13:00', '17:00']);
    expect(nearestTimes(long, '12:30', 'nikos')).toEqual(['12:00', '13:00', '13:30']);
  });
});

describe('a draft that comes back', () => {
  const kept = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };

  it('stays as it was while everything is still offered', () => {
    expect(openingDraft(kept, offer, today, null)).toEqual({ draft: kept, dropped: [] });
  });

  it('loses what is gone, and says so', () => {
    const stale = { ...kept, serviceId: 'perm', date: yesterday, barberId: 'petros' };
    const { draft, dropped } = openingDraft(stale, offer, today, null);
    expect(draft).toEqual({ ...kept, serviceId: null, date: null, barberId: null });
    expect(dropped).toEqual([
      { field: 'service', value: 'perm' },
      { field: 'date', value: yesterday },
      { field: 'barber', value: 'petros' },
    ]);
  });

  it('takes what a link asks for, and ignores a link to nothing that is offered', () => {
    const link = (serviceIndex: number | null, barberId: string | null = null) => ({
      serviceIndex,
      barberId,
    });
    expect(openingDraft(kept, offer, today, link(1)).draft.serviceId).toBe('color');
    expect(openingDraft(null, offer, today, link(0)).draft.serviceId).toBe('cut');
    for (const index of [-1, 2, 0.5, Number.NaN, null]) {
      expect(openingDraft(kept, offer, today, link(index)).draft.serviceId).toBe('cut');
    }
    expect(openingDraft(null, offer, today, link(1, 'sofia')).draft).toMatchObject({
      serviceId: 'color',
      barberId: 'sofia',
    });
    expect(openingDraft(kept, offer, today, link(null, 'petros'))).toEqual({
      draft: kept,
      dropped: [],
    });
  });
});
