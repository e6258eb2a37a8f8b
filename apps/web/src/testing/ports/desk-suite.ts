import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../domain/api.ts';
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

type Decisions = RequestOf<'addDeskAbsence'>['body']['decisions'];

let days = 0;

/** The contract of the desk of a salon. */
export function describeDesk(create: CreateWorld): void {
  /** An owner at the desk, and a free time on a day of their own. */
  async function open() {
    const world = create();
    const desk = await world.owner();
    const { salonId } = desk;
    const { api } = desk.ports;
    const salon = await api.readSalon({ id: salonId, ...ask() });
    const { service } = someService(salon);
    const today = todayIn(salon.timeZone, world.now());
    for (;;) {
      days += 1;
      const date = addDays(today, 2 + days);
      const slots = await slotsOn(desk, { salonId, serviceId: service.id, date });
      const slot = slots.find(isFree);
      const barberId = slot?.barberIds[0];
      if (slot === undefined || barberId === undefined) continue;
      const { time } = slot;
      const wanted = { serviceId: service.id, barberId, date, time };
      return {
        api,
        salonId,
        wanted,
        isFree: async () =>
          (await slotsOn(desk, { salonId, serviceId: service.id, date }))
            .find((one) => one.time === time)
            ?.barberIds.includes(barberId) === true,
        enter: () =>
          api.addDeskBooking({
            salon: salonId,
            body: { ...wanted, source: 'walk-in', name: 'Nikos', notes: '' },
            idempotencyKey: newKey(),
          }),
        entries: async () =>
          (await api.readDeskDay({ salon: salonId, date, ...ask() })).entries.filter(
            (entry) => entry.barberId === barberId,
          ),
      };
    }
  }

  describe('the desk', () => {
    it('is for members of the salon', async () => {
      const world = create();
      const salon = '01';
      const { api } = world.ports;
      expect((await failureOf(api.readDeskTeam({ salon, ...ask() }))).kind).toBe('unauthorized');
      await world.signIn();
      expect((await failureOf(api.readDeskTeam({ salon, ...ask() }))).kind).toBe('not-found');
      expect((await api.listDeskSalons(ask())).salons).toEqual([]);
    });

    it('lists the salons of its owner', async () => {
      const { api, salonId } = await open();
      const { salons } = await api.listDeskSalons(ask());
      expect(salons.map(({ id, role }) => [id, role])).toEqual([[salonId, 'owner']]);
    });

    it('enters a visit once, shows it, and gives its time back', async () => {
      const { api, salonId: salon, wanted, enter, entries, isFree: isOffered } = await open();
      const added = await enter();
      expect(await failureOf(enter())).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
      expect(await isOffered()).toBe(false);
      const shown = (await entries()).find(({ id }) => id === added.id);
      expect(shown).toMatchObject({
        kind: 'booking',
        source: 'walk-in',
        customerName: 'Nikos',
        visit: { date: wanted.date, starts: wanted.time },
      });
      const cancel = (revision: number) =>
        api.cancelDeskBooking({
          salon,
          id: added.id,
          revision,
          body: { reason: 'asked' },
          idempotencyKey: newKey(),
        });
      expect((await failureOf(cancel(added.revision + 1))).kind).toBe('stale');
      const cancelled = await cancel(added.revision);
      expect(cancelled.revision).toBe(added.revision + 1);
      expect(await isOffered()).toBe(true);
      const sheet = await api.readDeskBooking({ salon, id: added.id, ...ask() });
      expect(sheet).toMatchObject({ status: 'salon_cancelled', cancelReason: 'asked' });
      expect(sheet.history.map(({ action, by }) => [action, by])).toEqual([
        ['confirm', 'member'],
        ['cancel', 'member'],
      ]);
      expect(await failureOf(cancel(cancelled.revision))).toMatchObject({ code: 'wrong-state' });
    });

    it('keeps a time free, and takes no visit over it', async () => {
      const { api, salonId: salon, wanted, enter, entries, isFree: isOffered } = await open();
      const { barberId, date, time: starts } = wanted;
      const ends = `${starts.slice(0, 3)}${starts.endsWith('00') ? '20' : '50'}`;
      const body = { barberId, purpose: 'lunch', date, starts, ends } as const;
      const keep = () => api.addDeskBlock({ salon, body, idempotencyKey: newKey() });
      const block = await keep();
      expect(await isOffered()).toBe(false);
      expect(await failureOf(enter())).toMatchObject({ code: 'slot-taken' });
      expect(await failureOf(keep())).toMatchObject({ code: 'slot-taken' });
      expect(await entries()).toContainEqual(
        expect.objectContaining({ kind: 'block', id: block.id, purpose: 'lunch' }),
      );
      const { id, revision } = block;
      await api.removeDeskBlock({ salon, id, revision, idempotencyKey: newKey() });
      expect(await isOffered()).toBe(true);
      await enter();
    });

    it('says what fits into a gap, and what is in the way', async () => {
      const { api, salonId: salon, wanted, enter } = await open();
      const { barberId: barber, serviceId, date, time } = wanted;
      const offer = async (booking?: string) => {
        const query = { date, time, barber, booking };
        const { services } = await api.listDeskOffers({ salon, query, ...ask() });
        return services.find(({ id }) => id === serviceId);
      };
      const free = await offer();
      expect(free).toMatchObject({ refusal: null, isOutside: false, obstacle: null });
      const { id } = await enter();
      expect(await offer()).toMatchObject({
        refusal: 'booked',
        obstacle: { kind: 'booking', name: 'Nikos', date, starts: time },
      });
      expect(await offer(id)).toEqual(free);
      const query = { date, barber, service: serviceId };
      const day = await api.listDeskTimes({ salon, query, ...ask() });
      expect(day).toMatchObject({ date, isServed: true, total: free?.total });
      const own = day.times.find((one) => one.time === time);
      expect(own).toMatchObject({ refusal: 'booked', ends: free?.ends });
      expect(day.obstacles[own?.obstacle ?? -1]).toMatchObject({ name: 'Nikos' });
      expect(day.times.find((one) => one.time === '03:00')).toMatchObject({
        refusal: null,
        isOutside: true,
      });
    });

    it('works outside of its hours only where it says so', async () => {
      const { api, salonId: salon, enter, wanted } = await open();
      const { id, revision } = await enter();
      const move = (outsideHours?: boolean) =>
        api.moveDeskBooking({
          salon,
          id,
          revision,
          body: { date: wanted.date, time: '03:00', outsideHours },
          idempotencyKey: newKey(),
        });
      expect(await failureOf(move())).toMatchObject({ code: 'not-bookable' });
      expect((await move(true)).revision).toBe(revision + 1);
    });

    it('takes its cancellation back', async () => {
      const { api, salonId: salon, enter, isFree: isOffered } = await open();
      const { id, revision } = await enter();
      const of = (seen: number) => ({ salon, id, revision: seen, idempotencyKey: newKey() });
      const cancelled = await api.cancelDeskBooking({
        ...of(revision),
        body: { reason: 'mistake' },
      });
      const restored = await api.restoreDeskBooking(of(cancelled.revision));
      expect(await isOffered()).toBe(false);
      expect(await api.readDeskBooking({ salon, id, ...ask() })).toMatchObject({
        status: 'confirmed',
        cancelReason: null,
      });
      expect(await failureOf(api.restoreDeskBooking(of(restored.revision)))).toMatchObject({
        code: 'wrong-state',
      });
    });

    it('shows a block that was changed elsewhere, and what is in the way of another', async () => {
      const { api, salonId: salon, wanted } = await open();
      const { barberId, date, time: starts } = wanted;
      const ends = `${starts.slice(0, 3)}${starts.endsWith('00') ? '20' : '50'}`;
      const body = { barberId, purpose: 'lunch', date, starts, ends } as const;
      const { id, revision } = await api.addDeskBlock({ salon, body, idempotencyKey: newKey() });
      const again = api.addDeskBlock({ salon, body, idempotencyKey: newKey() });
      expect(await failureOf(again)).toMatchObject({
        code: 'slot-taken',
        obstacles: [
          { kind: 'block', name: null, purpose: 'lunch', date, starts, lastDate: date, ends },
        ],
      });
      const next = { ...body, purpose: 'training' } as const;
      await api.moveDeskBlock({ salon, id, revision, body: next, idempotencyKey: newKey() });
      const late = api.removeDeskBlock({ salon, id, revision, idempotencyKey: newKey() });
      expect(await failureOf(late)).toMatchObject({
        kind: 'stale',
        block: { id, revision: revision + 1, ...next },
      });
    });

    it('notes an absence, asks about the visits in its time, and removes it', async () => {
      const { api, salonId: salon, wanted, isFree: isOffered, enter } = await open();
      const { barberId, date, time: starts } = wanted;
      const ends = `${starts.slice(0, 3)}${starts.endsWith('00') ? '20' : '50'}`;
      const body = { barberId, date, starts, lastDate: date, ends };
      const leave = async (decisions: Decisions = []) =>
        api.addDeskAbsence({ salon, body: { ...body, decisions }, idempotencyKey: newKey() });
      const { id: visit, revision } = await enter();
      const asked = await leave();
      const seen = { id: visit, revision };
      expect(asked).toMatchObject({ outcome: 'undecided', mayKeep: false, touched: [seen] });
      expect((await leave([{ ...seen, choice: 'keep' }])).outcome).toBe('undecided');
      const absence = await leave([{ ...seen, choice: 'cancel', reason: 'barber-away' }]);
      if (absence.outcome !== 'applied' || absence.id === undefined) throw new Error('Not applied');
      expect(await api.readDeskBooking({ salon, id: visit, ...ask() })).toMatchObject({
        status: 'salon_cancelled',
        cancelReason: 'barber-away',
      });
      expect(await failureOf(leave())).toMatchObject({ code: 'slot-taken' });
      expect(await isOffered()).toBe(false);
      const day = await api.readDeskDay({ salon, date, ...ask() });
      expect(day.barbers.find(({ id }) => id === barberId)?.absences).toContainEqual(
        expect.objectContaining({ id: absence.id }),
      );
      await api.removeDeskAbsence({ salon, id: absence.id, idempotencyKey: newKey() });
      expect(await isOffered()).toBe(true);
    });
  });
}
