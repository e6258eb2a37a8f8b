import { describe, expect, it } from 'vitest';
import { addDays, addMinutes, todayIn } from '../../shared/dates.ts';
import {
  ask,
  type CreateWorld,
  daysFrom,
  failureOf,
  freeWish,
  isFree,
  leave,
  placeOf,
  someSalon,
  someService,
} from './suite-world.ts';

/** The contract of every source of free times. */
export function describeAvailability(create: CreateWorld): void {
  async function open() {
    const world = create();
    const { availability } = world.ports;
    const salon = await someSalon(world);
    const { service, barber } = someService(salon);
    const today = todayIn(salon.timeZone, world.now());
    const query = { salonId: salon.id, serviceId: service.id };
    const slots = (date: string, location: 'salon' | 'home' = 'salon') =>
      availability.slots({ ...query, date, location }, ask());
    const days = (from: string, to: string, barberId?: string) =>
      availability.days(
        { ...query, from, to, ...(barberId === undefined ? {} : { barberId }) },
        ask(),
      );
    return { ...world, availability, salon, service, barber, today, query, slots, days };
  }

  describe('the start times of a day', () => {
    it('are in order, each with its free barbers or the reason why none is free', async () => {
      const world = await open();
      const { date } = await freeWish(world);
      const slots = await world.slots(date);
      const times = slots.map(({ time }) => time);
      expect(times).toEqual([...new Set(times)].toSorted());
      const doers = world.salon.team
        .filter(({ serviceIds }) => serviceIds.includes(world.service.id))
        .map(({ id }) => id);
      for (const { time, ends, freeBarberIds, refusal } of slots) {
        expect(freeBarberIds.length > 0).toBe(refusal === null);
        expect(doers).toEqual(expect.arrayContaining([...freeBarberIds]));
        expect(ends).toBe(addMinutes(time, world.service.minutes));
      }
    });

    it('are not free on a past day, or beyond the horizon', async () => {
      const { slots, today, salon } = await open();
      const { horizonDays } = salon.policy;
      for (const [date, refusals] of [
        [addDays(today, -1), ['past', 'closed']],
        [addDays(today, horizonDays + 1), ['horizon', 'closed']],
        [addDays(today, horizonDays + 2), ['horizon', 'closed']],
      ] as const) {
        for (const { refusal } of await slots(date)) expect(refusals).toContain(refusal);
      }
    });

    it('leave time for the travel to a customer', async () => {
      const world = await open();
      const { date } = await freeWish(world);
      const atHome = await world.slots(date, 'home');
      const free = new Map((await world.slots(date)).map((slot) => [slot.time, slot]));
      for (const { time, freeBarberIds } of atHome) {
        expect(free.get(time)?.freeBarberIds).toEqual(expect.arrayContaining([...freeBarberIds]));
      }
    });

    it('are rejected for an unknown salon or service', async () => {
      const { availability, query, today } = await open();
      const asked = { ...query, date: today, location: 'salon' } as const;
      for (const unknown of [{ salonId: 'nowhere' }, { serviceId: 'nothing' }]) {
        const answer = availability.slots({ ...asked, ...unknown }, ask());
        expect((await failureOf(answer)).kind).toBe('not-found');
      }
    });

    it('reject when they are aborted', async () => {
      const { availability, query, today } = await open();
      const asked = { ...query, date: today, location: 'salon' } as const;
      expect(await leave((request) => availability.slots(asked, request))).toBeInstanceOf(Error);
    });
  });

  describe('the days of a calendar', () => {
    it('are complete and in order, from the past to beyond the horizon', async () => {
      const { days, today, salon } = await open();
      const { horizonDays } = salon.policy;
      const from = addDays(today, -1);
      const found = await days(from, addDays(today, horizonDays + 1));
      expect(found.map(({ date }) => date)).toEqual(daysFrom(from, horizonDays + 3));
      expect(found[0]?.state).toBe('past');
      expect(found.at(-1)?.state).toBe('beyond');
      for (const { state, free } of found) {
        expect(free > 0).toBe(state === 'free' || state === 'few');
      }
    });

    it('count the available starts', async () => {
      const { days, slots, today } = await open();
      const found = await days(addDays(today, 1), addDays(today, 8));
      for (const { date, free } of found) {
        expect((await slots(date)).filter(isFree)).toHaveLength(free);
      }
    });

    it('are those of one barber if requested', async () => {
      const { days, slots, today, barber } = await open();
      const found = await days(addDays(today, 1), addDays(today, 8), barber.id);
      for (const { date, free } of found) {
        const own = (await slots(date)).filter(({ freeBarberIds }) =>
          freeBarberIds.includes(barber.id),
        );
        expect(own).toHaveLength(free);
      }
    });

    it('can be more than six weeks', async () => {
      const { days, today } = await open();
      expect(await days(today, addDays(today, 60))).toHaveLength(61);
    });
  });

  describe('the next free time', () => {
    it('is the first of all the team', async () => {
      const { availability, salon } = await open();
      const next = await availability.salonNextFree(salon.id, ask());
      expect(Object.keys(next.team).toSorted()).toEqual(salon.team.map(({ id }) => id).toSorted());
      const times = Object.values(next.team)
        .flatMap((time) => time ?? [])
        .map(placeOf);
      expect(next.salon === null ? null : placeOf(next.salon)).toBe(times.toSorted()[0] ?? null);
    });

    it('can be booked', async () => {
      const { availability, salon } = await open();
      const { team } = await availability.salonNextFree(salon.id, ask());
      for (const [barberId, next] of Object.entries(team)) {
        const services = salon.team.find(({ id }) => id === barberId)?.serviceIds ?? [];
        if (next === null) continue;
        const answers = await Promise.all(
          services.map((serviceId) =>
            availability.slots(
              { salonId: salon.id, serviceId, date: next.date, location: 'salon' },
              ask(),
            ),
          ),
        );
        const offered = answers
          .flat()
          .filter(
            ({ time, freeBarberIds }) => time === next.time && freeBarberIds.includes(barberId),
          );
        expect(offered.length).toBeGreaterThan(0);
      }
    });

    it('is the same for many salons in one call; unknown ones are omitted', async () => {
      const { availability, salon, ports } = await open();
      const { items } = await ports.salons.list({ limit: 4 }, ask());
      const ids = [...new Set([salon.id, ...items.map(({ id }) => id)])];
      const next = await availability.nextFree([...ids, 'nowhere'], ask());
      expect(Object.keys(next).toSorted()).toEqual(ids.toSorted());
      expect(next[salon.id]).toEqual((await availability.salonNextFree(salon.id, ask())).salon);
    });

    it('of an unknown salon is refused', async () => {
      const { availability } = await open();
      const answer = availability.salonNextFree('nowhere', ask());
      expect((await failureOf(answer)).kind).toBe('not-found');
    });
  });
}
