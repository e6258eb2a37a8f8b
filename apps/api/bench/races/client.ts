import { randomUUID } from 'node:crypto';
import { bookingResponseSchema, type BookingWire, failureBodySchema } from '@salonica/contract/v1';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import type { Command, Wanted } from './commands.ts';
import type { Attempt, History } from './history.ts';
import { racePrice } from './world.ts';
import { sent } from '../../test/read-json.ts';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Sends a call to one of the processes. */
export type Send = (call: Call) => Promise<{ status: number; text: string }>;

type Asked = Pick<
  Attempt,
  'kind' | 'salonId' | 'serviceId' | 'barberId' | 'date' | 'time' | 'revision'
>;

const at = <Item>(items: readonly Item[], index: number): Item => {
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

  async function attempt(
    asked: Asked,
    call: Pick<Call, 'method' | 'path'> & { body?: object },
    isRepeated: boolean,
  ): Promise<void> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const headers = {
      Authorization: `Bearer test.${name}`,
      'Idempotency-Key': randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(asked.revision === null ? {} : { 'If-Match': `"${asked.revision}"` }),
    };
    const times = isRepeated ? 2 : 1;
    const sent = performance.now();
    history.calls += times;
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        send({ method: call.method, path: call.path, headers, body }),
      ),
    );
    const answered = performance.now();
    // A refusal stores nothing: of two attempts at a lost race the second may win.
    const answer = answers.find(({ status }) => status < 300) ?? at(answers, 0);
    const successes = answers.filter(({ status }) => status < 300);
    if (new Set(successes.map(({ text }) => text)).size > 1) {
      history.problems.push(`${name} got two answers to one ${asked.kind}`);
    }
    record({ client: name, ...asked, sent, answered }, answer);
    for (const { status, text } of answers) {
      if (status >= 500) history.problems.push(`${asked.kind} answered ${status}: ${text}`);
    }
  }

  function record(
    asked: Omit<Attempt, 'status' | 'booking' | 'code'>,
    { status, text }: { status: number; text: string },
  ): void {
    const body: unknown = JSON.parse(text);
    if (status >= 300) {
      const { code } = sent(failureBodySchema, body);
      history.attempts.push({ ...asked, status, booking: null, code });
      return;
    }
    const { booking } = sent(bookingResponseSchema, body);
    history.attempts.push({ ...asked, status, booking, code: null });
    if ((own.get(booking.id)?.revision ?? -1) < booking.revision) own.set(booking.id, booking);
  }

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

  async function run({ kind, pick, other, to, isRepeated }: Command): Promise<void> {
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
