import { describe, expect, it } from 'vitest';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { addDays, todayIn } from '../../shared/dates.ts';
import {
  ask,
  type CreateWorld,
  failureOf,
  isFree,
  newKey,
  slotsOn,
  someService,
} from './suite-world.ts';

type Settled = ResponseOf<'changeDeskHours'>;
type Decisions = RequestOf<'changeDeskHours'>['body']['decisions'];
type Decision = Decisions[number];

/** Keeps all other visits of the marketplace. */
function decide(asked: Settled, own: Decision): Decisions {
  if (asked.outcome === 'applied') throw new Error('The day has a booking.');
  return asked.touched.map(({ id, revision }) =>
    id === own.id ? own : { id, revision, choice: 'keep' },
  );
}

const touchedOf = (asked: Settled, id: string) =>
  asked.outcome === 'applied' ? undefined : asked.touched.find((one) => one.id === id);

const reason = { en: 'Stocktaking', el: 'Απογραφή' };
let days = 0;

/** The contract of a salon's hours and shifts, and of changes that touch bookings. */
export function describeDeskHours(create: CreateWorld): void {
  /** An owner, and a visit on a day of their own. */
  async function open() {
    const world = create();
    const desk = await world.owner();
    const { salonId: salon } = desk;
    const { api } = desk.ports;
    const details = await api.readSalon({ id: salon, ...ask() });
    const { service } = someService(details);
    const today = todayIn(details.timeZone, world.now());
    for (;;) {
      days += 1;
      const date = addDays(today, 14 + days);
      const slots = await slotsOn(desk, { salonId: salon, serviceId: service.id, date });
      const slot = slots.find(isFree);
      const barberId = slot?.barberIds[0];
      if (slot === undefined || barberId === undefined) continue;
      const { time } = slot;
      const booking = await api.addDeskBooking({
        salon,
        body: {
          serviceId: service.id,
          barberId,
          date,
          time,
          source: 'phone',
          name: 'Nikos',
          notes: '',
        },
        idempotencyKey: newKey(),
      });
      const revision = async () => (await api.readDeskHours({ salon, ...ask() })).revision;
      const setDay = async (
        exception: { hours: null; reason: typeof reason; barberIds: [] } | null,
        decisions: Decisions = [],
      ) =>
        api.changeDeskException({
          salon,
          date,
          revision: await revision(),
          idempotencyKey: newKey(),
          body: { exception, decisions },
        });
      return {
        api,
        salon,
        booking,
        wanted: { barberId, date, time },
        slots: () => slotsOn(desk, { salonId: salon, serviceId: service.id, date }),
        close: (decisions?: Decisions) => setDay({ hours: null, reason, barberIds: [] }, decisions),
        openAgain: () => setDay(null),
        sheet: () => api.readDeskBooking({ salon, id: booking.id, ...ask() }),
      };
    }
  }

  describe('the hours of a desk', () => {
    it('asks about the bookings of a day, and closes it with the decisions', async () => {
      const { api, salon, booking, wanted, slots, close, openAgain, sheet } = await open();
      const asked = await close();
      const touched = touchedOf(asked, booking.id);
      expect(touched).toMatchObject({
        id: booking.id,
        customerName: 'Nikos',
        visit: { date: wanted.date, starts: wanted.time },
        problem: null,
      });
      const [suggestion] = touched?.suggestions ?? [];
      if (suggestion === undefined) throw new Error('Another day has a free start.');
      const seen = { id: booking.id, revision: booking.revision };
      const here = { date: wanted.date, time: wanted.time, barberId: wanted.barberId };
      const move = (into: typeof here) =>
        close(decide(asked, { ...seen, choice: 'move', ...into }));
      const refused = await move(here);
      expect(touchedOf(refused, booking.id)).toMatchObject({ problem: 'not-bookable' });
      const { date, time, barber } = suggestion;
      const to = { date, time, barberId: barber.id };
      expect((await move(to)).outcome).toBe('applied');
      expect((await sheet()).visit).toMatchObject({ date, starts: time });
      expect((await slots()).some(isFree)).toBe(false);
      const { exceptions } = await api.readDeskHours({ salon, ...ask() });
      expect(exceptions).toContainEqual({ date: wanted.date, hours: null, reason, barberIds: [] });
      expect((await openAgain()).outcome).toBe('applied');
      expect((await slots()).some(isFree)).toBe(true);
    });

    it('keeps a visit on a closed day, and does not ask for it again', async () => {
      const { booking, close, openAgain, sheet } = await open();
      const seen = { id: booking.id, revision: booking.revision };
      const decisions = decide(await close(), { ...seen, choice: 'keep' });
      expect((await close(decisions)).outcome).toBe('applied');
      expect((await close()).outcome).toBe('applied');
      expect((await sheet()).status).toBe('confirmed');
      await openAgain();
    });

    it('overwrites no change of another member', async () => {
      const { api, salon, wanted } = await open();
      const { week, revision } = await api.readDeskHours({ salon, ...ask() });
      const set = (seen: number) =>
        api.changeDeskHours({
          salon,
          revision: seen,
          idempotencyKey: newKey(),
          body: { week, decisions: [] },
        });
      expect(await set(revision)).toMatchObject({ outcome: 'applied', revision: revision + 1 });
      expect((await failureOf(set(revision))).kind).toBe('stale');
      expect(wanted.date).not.toBe('');
    });

    it('lets a barber work at other hours on a day', async () => {
      const { api, salon, wanted, slots, booking } = await open();
      const { barberId: id, date } = wanted;
      const own = async () =>
        (await api.readDeskShifts({ salon, ...ask() })).barbers.find((one) => one.id === id);
      const set = async (
        shifts: { starts: string; ends: string }[] | null,
        decisions: Decisions = [],
      ) =>
        api.changeDeskShiftDay({
          salon,
          id,
          date,
          revision: (await own())?.revision ?? 0,
          idempotencyKey: newKey(),
          body: { shifts, decisions },
        });
      const asked = await set([]);
      expect(asked).toMatchObject({ outcome: 'undecided', mayKeep: true });
      const seen = { id: booking.id, revision: booking.revision };
      const kept = await set([], decide(asked, { ...seen, choice: 'keep' }));
      expect(kept.outcome).toBe('applied');
      expect((await slots()).some(({ barberIds }) => barberIds.includes(id))).toBe(false);
      expect((await own())?.days).toContainEqual({ date, shifts: [] });
      await set([{ starts: '10:00', ends: '12:00' }]);
      const day = await api.readDeskDay({ salon, date, ...ask() });
      expect(day.barbers.find((one) => one.id === id)?.shifts).toEqual([
        expect.objectContaining({ starts: '10:00', ends: '12:00' }),
      ]);
      await set(null);
      expect((await own())?.days.some((one) => one.date === date)).toBe(false);
    });

    it('gives a salon another week', async () => {
      const { api, salon } = await open();
      const { week, revision } = await api.readDeskHours({ salon, ...ask() });
      const set = (seen: number, body: typeof week) =>
        api.changeDeskHours({
          salon,
          revision: seen,
          idempotencyKey: newKey(),
          body: { week: body, decisions: [] },
        });
      const late = { weekday: 3, opens: '22:30', closes: '24:00', lastStart: null };
      expect((await set(revision, [...week, late])).outcome).toBe('applied');
      const seen = await api.readDeskHours({ salon, ...ask() });
      expect(seen).toMatchObject({ revision: revision + 1 });
      expect(seen.week.filter(({ weekday }) => weekday === 3).at(-1)).toEqual(late);
      const { hours } = await api.readSalon({ id: salon, ...ask() });
      expect(hours).toContainEqual({ weekday: 3, opens: '22:30', closes: '24:00' });
      expect((await set(revision + 1, week)).outcome).toBe('applied');
      expect((await api.readDeskHours({ salon, ...ask() })).week).toEqual(week);
    });

    it('gives a barber another week, until they leave', async () => {
      const { api, salon, wanted, slots } = await open();
      const team = () => api.readDeskBarbers({ salon, ...ask() });
      const { services, revision } = await team();
      const body = {
        name: { en: 'Irini', el: 'Ειρήνη' },
        specialty: { en: '', el: '' },
        experience: 1,
        surcharge: 0,
        services: services.map(({ id }) => ({ serviceId: id, price: null, minutes: null })),
      };
      await api.addDeskBarber({ salon, revision, idempotencyKey: newKey(), body });
      const id = (await team()).barbers.at(-1)?.id ?? '';
      const own = async () =>
        (await api.readDeskShifts({ salon, ...ask() })).barbers.find((one) => one.id === id);
      const worksAt = async () =>
        (await slots()).filter(({ barberIds }) => barberIds.includes(id)).map(({ time }) => time);
      expect(await own()).toMatchObject({ picture: null, days: [], absences: [] });
      expect((await worksAt()).length).toBeGreaterThan(4);

      const weekday = new Date(`${wanted.date}T12:00:00Z`).getUTCDay() || 7;
      const week = [{ weekday, starts: '10:00', ends: '12:00' }];
      const set = async (seen: number) =>
        api.changeDeskShifts({
          salon,
          id,
          revision: seen,
          idempotencyKey: newKey(),
          body: { week, decisions: [] },
        });
      const before = (await own())?.revision ?? 0;
      expect(await set(before)).toMatchObject({ outcome: 'applied', revision: before + 1 });
      expect((await own())?.week).toEqual(week);
      const times = await worksAt();
      expect(times.length).toBeGreaterThan(0);
      expect(times.every((time) => time >= '10:00' && time < '12:00')).toBe(true);
      expect((await failureOf(set(before))).kind).toBe('stale');

      await api.retireDeskBarber({
        salon,
        id,
        revision: revision + 1,
        idempotencyKey: newKey(),
        body: { decisions: [] },
      });
      expect(await own()).toBeUndefined();
      expect((await failureOf(set(before + 1))).kind).toBe('not-found');
      expect(await worksAt()).toEqual([]);
    });

    it('takes no request of a member without a column', async () => {
      const { api, salon, wanted } = await open();
      const { date } = wanted;
      const body = {
        kind: 'absence',
        date,
        starts: '09:00',
        lastDate: date,
        ends: '12:00',
        note: '',
      } as const;
      const sent = api.sendDeskRequest({ salon, body, idempotencyKey: newKey() });
      expect((await failureOf(sent)).kind).toBe('forbidden');
      expect((await api.listDeskRequests({ salon, ...ask() })).requests).toEqual([]);
    });
  });
}
