import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../shared/dates.ts';
import { dollars } from '../../shared/money.ts';
import { anyBarber, type BookingDraft, bookingSteps, emptyDraft } from './booking-draft.ts';
import { opening } from './booking-opening.ts';
import type { BookingContext } from './booking-context.ts';
import {
  barbersFor,
  isBarberOffered,
  isBookable,
  isComplete,
  isFree,
  isReachable,
  stepToOpen,
} from './booking-policy.ts';
import { priceOf } from './booking-request.ts';
import {
  days,
  input,
  monday,
  salon,
  slots,
  sunday,
  today,
  tooLate,
  tuesday,
  wednesday,
  yesterday,
} from './testing/fake-salon.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));

/** What a wizard knows that has just opened, with changes. */
const known = (change: Partial<BookingContext> = {}): BookingContext => ({
  ...opening(input),
  slots,
  ...change,
});

/** Noon of a day is the same day at the salon. */
const noonOf = (date: string) => () => Date.parse(`${date}T12:00:00Z`);

const withDraft = (change: Partial<BookingDraft>) => known({ draft: { ...emptyDraft, ...change } });

const anyDraft = fc.record({
  serviceId: fc.constantFrom(null, 'cut', 'color'),
  date: fc.constantFrom(null, monday, sunday, yesterday, tooLate),
  time: fc.constantFrom(null, '10:00', '10:30', '11:00', '11:30'),
  barberId: fc.constantFrom(null, 'nikos', 'sofia', anyBarber),
  location: fc.constantFrom('salon' as const, 'home' as const),
  address: fc.constantFrom('', '   ', '3 Egnatia'),
  notes: fc.string(),
  guestName: fc.string(),
  guestContact: fc.constantFrom('', ' eleni@salonica.example ', 'eleni'),
});

const anyKnown = fc.record({
  draft: anyDraft,
  days: fc.constantFrom(null, days),
  slots: fc.constantFrom(null, slots),
  mayBeOurs: fc.boolean(),
  isGuest: fc.boolean(),
});

describe('bookable days', () => {
  it('are within the salon’s horizon, until more is known', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -60, max: 120 }),
        fc.integer({ min: 1, max: 90 }),
        (start, ahead, horizonDays) => {
          const policy = { ...salon.policy, horizonDays };
          const date = addDays(start, ahead);
          const then = known({ now: noonOf(start), salon: { ...salon, policy } });
          expect(isBookable(then, { date })).toBe(ahead >= 0 && ahead <= horizonDays);
        },
      ),
    );
  });

  it('are the next thirty from the salon’s today, without Sundays', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (start, ahead) => {
        const date = addDays(start, ahead);
        // The salon's own data closes Sundays.
        const month = Array.from({ length: 31 }, (_, index) => {
          const day = addDays(start, index);
          const state = weekdayOf(day) === 0 ? ('closed' as const) : ('free' as const);
          return { date: day, state, free: 0, reason: null };
        });
        const expected = ahead >= 0 && ahead <= 30 && weekdayOf(date) !== 0;
        const then = known({ now: noonOf(start), days: month });
        expect(isBookable(then, { date })).toBe(expected);
      }),
    );
  });

  it('are free, or nearly full', () => {
    const onDay = (date: string) => isBookable(known({ days }), { date });
    expect([today, monday, tuesday].map(onDay)).toEqual([true, true, true]);
    expect([sunday, wednesday, yesterday, tooLate].map(onDay)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('prices', () => {
  it('are service, plus the barber’s difference from 65, plus 20 at home', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('salon' as const, 'home' as const),
        (servicePrice, barberPrice, location) => {
          const [service] = salon.offer.map((known) => ({
            ...known,
            id: 's',
            price: { minor: servicePrice, currency: 'USD' },
          }));
          const [barber] = salon.team.map((known) => ({
            ...known,
            id: 'b',
            price: { minor: barberPrice, currency: 'USD' },
          }));
          const offer = service === undefined ? [] : [service];
          const team = barber === undefined ? [] : [barber];
          const draft = { ...emptyDraft, serviceId: 's', barberId: 'b', location };
          const price = priceOf({ draft, salon: { ...salon, offer, team } });
          const fee = location === 'home' ? 2000 : 0;
          expect(price.total.minor).toBe(servicePrice + (barberPrice - 6500) + fee);
          expect(price.barber.minor).toBe(barberPrice - 6500);
          expect(price.travel.minor).toBe(fee);
        },
      ),
    );
  });

  it('count nothing for missing choices', () => {
    expect(priceOf({ draft: emptyDraft, salon }).total).toEqual(dollars(0));
    expect(priceOf(withDraft({ serviceId: 'cut' })).total).toEqual(dollars(65));
    const withSofia = { ...emptyDraft, serviceId: 'cut', barberId: 'sofia' };
    expect(priceOf({ draft: withSofia, salon }).total).toEqual(dollars(60));
  });

  it('are those of the service with any barber', () => {
    const withAnyBarber = { ...emptyDraft, serviceId: 'cut', barberId: anyBarber };
    expect(priceOf({ draft: withAnyBarber, salon })).toMatchObject({
      barber: dollars(0),
      total: dollars(65),
    });
  });

  it('follow the rules of the salon', () => {
    const policy = {
      ...salon.policy,
      basePrice: dollars(60),
      travel: { fee: dollars(35), minutes: 45, km: null },
    };
    const draft = { ...emptyDraft, serviceId: 'cut', barberId: 'nikos', location: 'home' as const };
    expect(priceOf({ draft, salon: { ...salon, policy } }).total).toEqual(dollars(65 + 10 + 35));
    const price = priceOf({ draft, salon: { ...salon, policy: { ...policy, travel: null } } });
    expect(price.travel).toEqual(dollars(0));
  });
});

describe('barbers', () => {
  it('are offered for their services', () => {
    expect(barbersFor(salon.team, 'cut').map(({ id }) => id)).toEqual(['nikos', 'sofia']);
    expect(barbersFor(salon.team, null)).toHaveLength(3);
    expect(isBarberOffered(withDraft({ serviceId: 'cut' }), { barberId: 'maria' })).toBe(false);
    expect(isBarberOffered(withDraft({ serviceId: 'color' }), { barberId: 'maria' })).toBe(true);
    expect(isBarberOffered(withDraft({ serviceId: 'cut' }), { barberId: anyBarber })).toBe(true);
    expect(isBarberOffered(withDraft({ serviceId: 'cut' }), { barberId: 'petros' })).toBe(false);
  });
});

describe('steps', () => {
  it('open in order only, and a requested one never opens too early', () => {
    fc.assert(
      fc.property(anyKnown, fc.constantFrom(...bookingSteps), (change, wanted) => {
        const wizard = known(change);
        const opened = stepToOpen(wizard, wanted);
        expect(isReachable(wizard, opened)).toBe(true);
        expect(bookingSteps.indexOf(opened)).toBeLessThanOrEqual(bookingSteps.indexOf(wanted));
        expect(opened === wanted).toBe(isReachable(wizard, wanted));
      }),
    );
  });

  it('require a non-blank address for home', () => {
    const met = (address: string) =>
      isComplete(withDraft({ location: 'home', address }), 'location');
    expect(isComplete(known(), 'location')).toBe(true);
    expect(['', '  ', '3 Egnatia'].map(met)).toEqual([false, false, true]);
  });

  it('require a name and a contact of a guest', () => {
    const met = (guestContact: string, guestName = 'Eleni', isGuest = true) =>
      isComplete({ ...withDraft({ guestName, guestContact }), isGuest }, 'location');
    for (const contact of [' eleni@salonica.example ', '691 234 5678', '+44 20 7946 0018']) {
      expect(met(contact)).toBe(true);
      expect(met(contact, ' ')).toBe(false);
    }
    for (const contact of ['', '  ', 'eleni', 'eleni@', '123', '691 234 5678 please']) {
      expect(met(contact)).toBe(false);
    }
    expect(met('', '', false)).toBe(true);
  });

  it('require a time that is free with the chosen barber', () => {
    const chosen = { time: '10:30', barberId: 'sofia' };
    const met = (change: Partial<BookingDraft>) =>
      isComplete(withDraft({ ...chosen, ...change }), 'time');
    expect(met({})).toBe(true);
    expect(met({ barberId: anyBarber })).toBe(true);
    expect(met({ barberId: 'nikos' })).toBe(false);
    expect(met({ barberId: null })).toBe(false);
    expect(met({ time: null })).toBe(false);
    expect(met({ time: '11:00', barberId: anyBarber })).toBe(false);
    expect(isComplete({ ...withDraft(chosen), slots: null }, 'time')).toBe(true);
  });

  it('accept a time that the visitor may have booked', () => {
    const taken = withDraft({ time: '11:00', barberId: 'sofia' });
    expect(isComplete({ ...taken, mayBeOurs: true }, 'time')).toBe(true);
  });
});

describe('times', () => {
  it('are free when any barber is, and with a barber only when that one is', () => {
    expect(isFree(slots, '10:30', null)).toBe(true);
    expect(isFree(slots, '10:30', anyBarber)).toBe(true);
    expect(isFree(slots, '10:30', 'nikos')).toBe(false);
    expect(isFree(slots, '11:00', null)).toBe(false);
    expect(isFree(slots, '08:00', null)).toBe(false);
  });
});
