import { linkedChoicesIn } from './booking-address.ts';
import { describe, expect, it } from 'vitest';
import { anyBarber, type BookingDraft, emptyDraft } from './booking-draft.ts';
import { opening } from './booking-opening.ts';
import type { BookingContext, BookingInput } from './booking-context.ts';
import { causeOf, nearestFree } from './booking-policy.ts';
import {
  input,
  monday,
  salonOnly,
  yesterday,
  nearest,
  slots,
  slotsAtHome,
  slotsLater,
  tuesday,
} from './testing/fake-salon.ts';

const known = (change: Partial<BookingContext>) => ({ ...opening(input), ...change });

/** The free times around a lost one of Monday. */
const around = (time: string, barberId: string, change: Partial<BookingContext>) =>
  nearestFree(
    known({
      lost: { date: monday, time, cause: 'taken' },
      draft: { ...emptyDraft, barberId },
      ...change,
    }),
  );
const times = (free: ReturnType<typeof nearestFree>) => free.map(({ time }) => time);

describe('free times around a lost one', () => {
  it('are in the order of the day', () => {
    expect(times(around('11:00', 'sofia', { slots }))).toEqual(['10:00', '10:30', '11:30']);
    expect(times(around('10:00', 'nikos', { slots }))).toEqual(['11:30']);
  });

  it('are the three closest', () => {
    const long = ['09:00', '12:00', '13:00', '13:30', '17:00'].map((time) => ({
      time,
      ends: time,
      barberIds: ['nikos'],
      refusal: null,
    }));
    const closest = (time: string) => times(around(time, anyBarber, { slots: long }));
    expect(closest('13:30')).toEqual(['12:00', '13:00', '17:00']);
    expect(closest('12:30')).toEqual(['12:00', '13:00', '13:30']);
  });

  it('are those of the salon, of other days too, earliest first', () => {
    const free = around('10:00', 'nikos', { nearest });
    expect(free.map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${monday} 11:30`,
      `${tuesday} 10:00`,
    ]);
  });

  it('omit times taken since', () => {
    const [, named] = nearest;
    const answered = named === undefined ? [] : [{ ...named, time: '10:00' }];
    expect(around('11:00', 'nikos', { nearest: answered, slots })).toHaveLength(1);
    expect(around('11:00', 'nikos', { nearest: answered, slots: slotsLater })).toEqual([]);
  });
});

it.each([
  ['10:00', slotsLater, 'taken', 'taken'],
  ['10:00', slotsLater, 'choices', 'choices'],
  ['10:00', slotsAtHome, 'choices', 'travel'],
  ['10:30', slots, 'choices', 'choices'],
  ['08:00', null, 'taken', 'taken'],
] as const)('a time %s is lost for a reason', (time, found, before, cause) => {
  expect(causeOf(time, known({ slots: found, cause: before }))).toBe(cause);
});

it('is closed where the salon no longer takes bookings', () => {
  const closed = slots.map((slot) => ({ ...slot, barberIds: [], refusal: 'closed' as const }));
  expect(causeOf('10:00', known({ slots: closed, cause: 'taken' }))).toBe('closed');
});

/** The wizard as it opens with a draft that was saved. */
const opened = (draft: BookingDraft | null, change: Partial<BookingInput> = {}) =>
  opening({
    ...input,
    saved: draft === null ? null : { draft, idempotencyKey: 'saved-key', isSent: false },
    ...change,
  });

describe('a restored draft', () => {
  const saved = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };

  it('is unchanged while everything is still offered', () => {
    expect(opened(saved)).toMatchObject({ draft: saved, dropped: [] });
    const withAnyBarber = { ...saved, barberId: anyBarber };
    expect(opened(withAnyBarber).draft).toEqual(withAnyBarber);
  });

  it('loses unavailable choices, and reports it', () => {
    const stale = { ...saved, serviceId: 'perm', date: yesterday, barberId: 'petros' };
    const { draft, dropped } = opened(stale);
    expect(draft).toEqual({ ...saved, serviceId: null, date: null, barberId: null });
    expect(dropped).toEqual([
      { field: 'service', value: 'perm' },
      { field: 'date', value: yesterday },
      { field: 'barber', value: 'petros' },
    ]);
  });

  it('loses a barber who does not do the service', () => {
    const { draft, dropped } = opened({ ...saved, barberId: 'maria' });
    expect(draft.barberId).toBeNull();
    expect(dropped).toEqual([{ field: 'barber', value: 'maria' }]);
  });

  it('changes to the salon when home visits have ended', () => {
    const home = { ...saved, location: 'home' as const };
    expect(opened(home).draft.location).toBe('home');
    const { draft, dropped } = opened(home, { salon: salonOnly });
    expect(draft.location).toBe('salon');
    expect(dropped).toEqual([{ field: 'location', value: 'home' }]);
  });

  it('takes the choices of a link, and ignores a link to nothing that is offered', () => {
    const link = (search: string) => ({ linked: linkedChoicesIn(search) });
    expect(opened(saved, link('?service=1')).draft.serviceId).toBe('color');
    expect(opened(saved, link('?service=color')).draft.serviceId).toBe('color');
    expect(opened(null, link('?service=0')).draft.serviceId).toBe('cut');
    for (const service of ['-1', '2', '0.5', 'perm', '']) {
      expect(opened(saved, link(`?service=${service}`)).draft.serviceId).toBe('cut');
    }
    expect(opened(null, link('?service=1&barber=sofia')).draft).toMatchObject({
      serviceId: 'color',
      barberId: 'sofia',
    });
    expect(opened(saved, link('?barber=petros'))).toMatchObject({ draft: saved, dropped: [] });
    expect(opened(saved, link('?barber=maria')).draft.barberId).toBeNull();
    const when = `?service=cut&date=${tuesday}&time=11:00&barber=`;
    expect(opened(saved, link(when)).draft).toMatchObject({
      date: tuesday,
      time: '11:00',
      barberId: anyBarber,
    });
    expect(opened(saved, link('?date=tomorrow&time=noon&location=moon'))).toMatchObject({
      draft: saved,
      dropped: [],
    });
  });
});
