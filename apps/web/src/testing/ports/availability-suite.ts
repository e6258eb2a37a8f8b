import { describe, expect, it } from 'vitest';
import { allDays } from '../../domain/all-days.ts';
import { addDays, addMinutes, todayIn } from '../../shared/dates.ts';
import {
  ask,
  type CreateWorld,
  daysFrom,
  failureOf,
  freeDraft,
  isFree,
  leave,
  placeOf,
  slotsOn,
  someSalon,
  someService,
} from './suite-world.ts';

/** The contract of every source of free times. */
export function describeAvailability(create: CreateWorld): void {
  async function open() {
    const world = create();
    const { api } = world.ports;
    const salon = await someSalon(world);
    const { service, barber } = someService(salon);
    const today = todayIn(salon.timeZone, world.now());
    const query = { salonId: salon.id, serviceId: service.id };
    const slots = (date: string, location: 'salon' | 'home' = 'salon') =>
      slotsOn(world, { ...query, date }, location);
    const days = (from: string, to: string, barber?: string) =>
      allDays(api, { id: salon.id, query: { service: service.id, barber, from, to }, ...ask() });
    return { ...world, api, salon, service, barber, today, query, slots, days };
  }

  describe('the start times of a day', () => {
    it('are in order, each with its free barbers or the reason why none is free', async () => {
      const world = await open();
      const { date } = await freeDraft(world);
      const slots = await world.slots(date);
      const times = slots.map(({ time }) => time);
      expect(times).toEqual([...new Set(times)].toSorted());
      const doers = world.salon.team
        .filter(({ serviceIds }) => serviceIds.includes(world.service.id))
        .map(({ id }) => id);
      for (const { time, ends, barberIds, refusal } of slots) {
        expect(barberIds.length > 0).toBe(refusal === null);
        expect(doers).toEqual(expect.arrayContaining([...barberIds]));
        expect(ends).toBe(addMinutes(time, world.service.minutes));
      }
    });

    it('name those without a free one, each with the reason and their next one', async () => {
      const { api, salon, service, today } = await open();
      const doers = salon.team.filter(({ serviceIds }) => serviceIds.includes(service.id));
      const answers = await Promise.all(
        daysFrom(addDays(today, 1), 7).map((date) =>
          api.listSlots({ id: salon.id, query: { service: service.id, date }, ...ask() }),
        ),
      );
      for (const { date, slots, unavailable } of answers) {
        if (slots.every(({ refusal }) => refusal === 'closed')) continue;
        const free = new Set(slots.flatMap(({ barberIds }) => barberIds));
        expect(unavailable.map(({ barberId }) => barberId)).toEqual(
          doers.map(({ id }) => id).filter((id) => !free.has(id)),
        );
        for (const { next } of unavailable) expect(next?.date).not.toBe(date);
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
      const { date } = await freeDraft(world);
      const atHome = await world.slots(date, 'home');
      const free = new Map((await world.slots(date)).map((slot) => [slot.time, slot]));
      for (const { time, barberIds } of atHome) {
        expect(free.get(time)?.barberIds).toEqual(expect.arrayContaining([...barberIds]));
      }
    });

    it('are rejected for an unknown salon or service', async () => {
      const world = await open();
      const asked = { ...world.query, date: world.today };
      for (const unknown of [{ salonId: 'nowhere' }, { serviceId: 'nothing' }]) {
        const answer = slotsOn(world, { ...asked, ...unknown });
        expect((await failureOf(answer)).kind).toBe('not-found');
      }
    });

    it('reject when they are aborted', async () => {
      const { api, salon, service, today } = await open();
      const asked = { id: salon.id, query: { service: service.id, date: today } };
      const answer = await leave((request) => api.listSlots({ ...asked, ...request }));
      expect(answer).toBeInstanceOf(Error);
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
        const own = (await slots(date)).filter(({ barberIds }) => barberIds.includes(barber.id));
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
      const { api, salon } = await open();
      const next = await api.readSalonNextFree({ id: salon.id, ...ask() });
      expect(Object.keys(next.team).toSorted()).toEqual(salon.team.map(({ id }) => id).toSorted());
      const times = Object.values(next.team)
        .flatMap((time) => time ?? [])
        .map(placeOf);
      expect(next.salon === null ? null : placeOf(next.salon)).toBe(times.toSorted()[0] ?? null);
    });

    it('can be booked', async () => {
      const world = await open();
      const { api, salon } = world;
      const { team } = await api.readSalonNextFree({ id: salon.id, ...ask() });
      for (const [barberId, next] of Object.entries(team)) {
        const services = salon.team.find(({ id }) => id === barberId)?.serviceIds ?? [];
        if (next === null) continue;
        const answers = await Promise.all(
          services.map((serviceId) =>
            slotsOn(world, { salonId: salon.id, serviceId, date: next.date }),
          ),
        );
        const offered = answers
          .flat()
          .filter(({ time, barberIds }) => time === next.time && barberIds.includes(barberId));
        expect(offered.length).toBeGreaterThan(0);
      }
    });

    it('is the same for many salons in one call; unknown ones are omitted', async () => {
      const { api, salon } = await open();
      const { salons } = await api.findSalons({ query: { limit: 4 }, ...ask() });
      const ids = [...new Set([salon.id, ...salons.map(({ id }) => id)])];
      const query = { salons: [...ids, 'nowhere'] };
      const { nextFree } = await api.readNextFree({ query, ...ask() });
      expect(Object.keys(nextFree).toSorted()).toEqual(ids.toSorted());
      const own = await api.readSalonNextFree({ id: salon.id, ...ask() });
      expect(nextFree[salon.id]).toEqual(own.salon);
    });

    it('of a service is the first start of that, and of any where it is not offered', async () => {
      const { api, salon, service, slots } = await open();
      const listed = await api.findSalons({ query: { limit: 2 }, ...ask() });
      const others = listed.salons.map(({ id }) => id).filter((id) => id !== salon.id);
      const salons = [salon.id, ...others];
      const any = await api.readNextFree({ query: { salons }, ...ask() });
      const query = { salons, services: [service.id, 'nowhere'] };
      const { nextFree } = await api.readNextFree({ query, ...ask() });
      const next = nextFree[salon.id];
      const free = (await slots(next?.date ?? '')).find(({ barberIds }) => barberIds.length > 0);
      expect(next?.time).toBe(free?.time);
      for (const id of others) expect(nextFree[id]).toEqual(any.nextFree[id]);
    });

    it('of an unknown salon is refused', async () => {
      const { api } = await open();
      const answer = api.readSalonNextFree({ id: 'nowhere', ...ask() });
      expect((await failureOf(answer)).kind).toBe('not-found');
    });
  });
}
