import { bookingResponseSchema, type BookingWire } from '@salonica/contract/v1';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import { createCaller, type Send } from './caller.ts';
import type { Command, Wanted } from './commands.ts';
import type { History } from './history.ts';
import { racePrice } from './world.ts';
import { sent } from '../../test/read-json.ts';

export const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** A caller that runs commands in sequence and keeps a list of its bookings. */
export function createClient(
  name: string,
  world: readonly MadeSalon[],
  send: Send,
  history: History,
) {
  const own = new Map<string, BookingWire>();
  const attempt = createCaller(name, send, history, (body) => {
    const { booking } = sent(bookingResponseSchema, body);
    if ((own.get(booking.id)?.revision ?? -1) < booking.revision) own.set(booking.id, booking);
    return booking;
  });

  function confirm({ salon, service, barber, date, time }: Wanted, isRepeated: boolean) {
    const { id: salonId, serviceIds, barberIds } = at(world, salon);
    const serviceId = at(serviceIds, service);
    const barberId = barber === null ? null : at(barberIds, barber);
    const draft = { salonId, serviceId, barberId, date, time };
    const rest = { location: 'salon', address: '', notes: '', total: racePrice };
    return attempt(
      { kind: 'confirm', ...draft, revision: null },
      { method: 'POST', path: '/api/v1/bookings', body: { ...draft, ...rest } },
      isRepeated,
    );
  }

  const requestOf = ({ salon, service, barber, date, time, revision }: BookingWire) => ({
    salonId: salon.id,
    serviceId: service.id,
    barberId: barber.id,
    date,
    time,
    revision,
  });

  function move(
    booking: BookingWire,
    to: { date: string; time: string; barberId?: string },
    isRepeated: boolean,
  ) {
    const barberId = booking.isAnyBarber ? null : booking.barber.id;
    return attempt(
      { kind: 'move', ...requestOf(booking), barberId, ...to },
      { method: 'PATCH', path: `/api/v1/bookings/${booking.id}`, body: to },
      isRepeated,
    );
  }

  const change = (kind: 'cancel' | 'restore', booking: BookingWire, isRepeated: boolean) =>
    attempt(
      { kind, ...requestOf(booking) },
      { method: 'POST', path: `/api/v1/bookings/${booking.id}/${kind}` },
      isRepeated,
    );

  async function run({ kind, pick, other, to, isRepeated }: Command): Promise<unknown> {
    const wanted = kind === 'restore' ? 'cancelled' : 'confirmed';
    const mine = [...own.values()].filter(({ status }) => status === wanted);
    if (kind === 'confirm' || mine.length === 0) return confirm(to, isRepeated);
    const booking = at(mine, pick);
    const { date, time, barber } = to;
    const barbers = world.find(({ id }) => id === booking.salon.id)?.barberIds ?? [];
    const target = { date, time, ...(barber === null ? {} : { barberId: at(barbers, barber) }) };
    if (kind === 'move') return move(booking, target, isRepeated);
    if (kind === 'collide') {
      await Promise.all([move(booking, target, isRepeated), change('cancel', booking, isRepeated)]);
      return undefined;
    }
    if (kind !== 'swap') return change(kind, booking, isRepeated);
    const others = mine.filter(
      ({ id, salon }) => id !== booking.id && salon.id === booking.salon.id,
    );
    if (others.length === 0) return move(booking, target, isRepeated);
    const partner = at(others, other);
    const placeOf = (of: BookingWire) => ({ date: of.date, time: of.time, barberId: of.barber.id });
    await Promise.all([
      move(booking, placeOf(partner), isRepeated),
      move(partner, placeOf(booking), isRepeated),
    ]);
    return undefined;
  }

  return {
    async runAll(commands: readonly Command[]): Promise<void> {
      for (const command of commands) await run(command);
    },
  };
}
