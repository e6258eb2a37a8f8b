import type { Booking, BookingMove } from '../../domain/booking.ts';
import { type ConflictCode, ServiceError } from '../../domain/failure.ts';
import type { Slot } from '../../domain/slot.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { canMoveToSlot } from './bookings-rules.ts';
import { rescheduleMachine } from './reschedule-machine.ts';
import type { RescheduleEvent, RescheduleFact, TimesQuery } from './reschedule-setup.ts';
import { booking, now, slot, times } from './testing/fake-bookings.ts';

const visit = booking();
const { date } = visit;
const later = times.map((known) => (known.time === '11:30' ? slot('11:30', 'booked') : known));
const conflict = (code: ConflictCode) => new ServiceError({ kind: 'conflict', code });
const elsewhere = booking({ time: '12:00', revision: 3 });
const stale = new ServiceError({ kind: 'stale', booking: elsewhere });
const cancelled = new ServiceError({
  kind: 'stale',
  booking: booking({ status: 'cancelled', revision: 3 }),
});

const moved = booking({ time: '11:30', revision: 1 });

/** The machine with a salon whose responses the test controls. */
function begin(clock = { now }) {
  const moves: BookingMove[] = [];
  const asked: TimesQuery[] = [];
  const facts: RescheduleFact[] = [];
  const waiting: { resolve: (booking: Booking) => void; reject: (error: unknown) => void }[] = [];
  let answer = times;
  let keys = 0;
  const actor = createActor(
    rescheduleMachine.provide({
      actors: {
        loadTimes: fromPromise<readonly Slot[], TimesQuery>(async ({ input }) => {
          asked.push(input);
          return answer;
        }),
        moveBooking: fromPromise<Booking, BookingMove>(({ input }) => {
          moves.push(input);
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
        }),
      },
    }),
    {
      input: {
        booking: visit,
        language: 'en',
        now: () => clock.now,
        createKey: () => {
          keys += 1;
          return `key-${keys}`;
        },
      },
    },
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const send = async (event: RescheduleEvent) => {
    actor.send(event);
    await settle();
    return actor.getSnapshot();
  };
  return {
    send,
    moves,
    asked,
    facts,
    setTimes: (next: readonly Slot[]) => {
      answer = next;
    },
    async finish() {
      waiting.pop()?.resolve(moved);
      await settle();
      return actor.getSnapshot();
    },
    async refuse(error: unknown) {
      waiting.pop()?.reject(error);
      await settle();
      return actor.getSnapshot();
    },
    async choose() {
      await send({ type: 'date.choose', date });
      return send({ type: 'time.choose', time: '11:30' });
    },
  };
}

describe('moving a booking', () => {
  it('loads the times of a day and moves to a free one', async () => {
    const { choose, send, finish, moves, asked, facts } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    const after = await finish();
    expect(asked).toEqual([{ bookingId: 'b1', date }]);
    expect(moves).toMatchObject([{ id: 'b1', revision: 0, body: { date, time: '11:30' } }]);
    expect(facts).toEqual([{ type: 'booking.moved', from: visit, booking: moved }]);
    expect(after.matches({ choice: 'moved' })).toBe(true);
  });

  it.each(['2025-06-15', '2025-06-13', '2025-07-15'])('does not accept %s', async (day) => {
    const { send, asked } = begin();
    const known = { free: 0, reason: null } as const;
    const days = [
      { ...known, date: '2025-06-15', state: 'closed' as const },
      { ...known, date: '2025-07-15', state: 'beyond' as const },
    ];
    await send({ type: 'days.learn', days });
    const { context } = await send({ type: 'date.choose', date: day });
    expect(context.date).toBeNull();
    expect(asked).toEqual([]);
  });

  it('does not accept a time that is not free', async () => {
    const { send } = begin();
    await send({ type: 'date.choose', date });
    expect((await send({ type: 'time.choose', time: '10:30' })).context.time).toBeNull();
  });

  it('resets the time with its day', async () => {
    const { choose, send } = begin();
    await choose();
    const { context } = await send({ type: 'date.clear' });
    expect(context).toMatchObject({ date: null, time: null, times: null });
  });

  it('moves once however often it is confirmed', async () => {
    const { choose, send, moves } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    await send({ type: 'move.confirm' });
    expect(moves).toHaveLength(1);
  });

  it('keeps the day when the time is taken, and looks for others', async () => {
    const { choose, send, refuse, setTimes, moves, finish } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    setTimes(later);
    const { context } = await refuse(conflict('slot-taken'));
    expect(context).toMatchObject({ date, time: null, lostTime: '11:30', times: later });
    await send({ type: 'time.choose', time: '10:00' });
    await send({ type: 'move.confirm' });
    expect((await finish()).matches({ choice: 'moved' })).toBe(true);
    expect(new Set(moves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('accepts a time of another day that the server suggested', async () => {
    const { choose, send, refuse, setTimes, finish, moves } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    setTimes(later);
    const nearest = [{ date: '2025-06-18', time: '09:00', barberIds: ['01-nikos'] }];
    const lost = await refuse(new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest }));
    expect(lost.context.nearest).toEqual(nearest);
    setTimes([slot('09:00')]);
    const [to] = nearest;
    if (to === undefined) throw new Error('Nothing is near');
    const taken = await send({ type: 'nearest.choose', to });
    expect(taken.context).toMatchObject({ date: '2025-06-18', time: '09:00', lostTime: null });
    await send({ type: 'move.confirm' });
    await finish();
    expect(moves.at(-1)).toMatchObject({ body: { date: '2025-06-18', time: '09:00' } });
  });

  it('keeps everything when the network fails, and retries the same change', async () => {
    const { choose, send, refuse, finish, moves, facts } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    const error = new ServiceError({ kind: 'offline' });
    const failed = await refuse(error);
    expect(failed.context).toMatchObject({ date, time: '11:30', failure: error });
    expect(facts).toEqual([]);
    await send({ type: 'move.confirm' });
    expect((await finish()).matches({ choice: 'moved' })).toBe(true);
    expect(moves[0]).toEqual(moves[1]);
  });

  it('is too late after the deadline, here and on the server', async () => {
    const clock = { now };
    const here = begin(clock);
    await here.choose();
    clock.now = visit.changeableUntil + 1;
    expect((await here.send({ type: 'move.confirm' })).matches({ choice: 'tooLate' })).toBe(true);
    expect(here.moves).toEqual([]);

    const there = begin();
    await there.choose();
    await there.send({ type: 'move.confirm' });
    const refused = await there.refuse(conflict('too-late'));
    expect(refused.matches({ choice: 'tooLate' })).toBe(true);
  });
});

describe('a booking that was changed elsewhere', () => {
  it('is shown in its current state, and then the choice continues', async () => {
    const { choose, send, refuse, finish, moves, facts, asked } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    const changed = await refuse(stale);
    expect(changed.matches({ choice: 'changed' })).toBe(true);
    expect(changed.context).toMatchObject({ booking: elsewhere, date, time: '11:30' });
    expect(facts).toEqual([{ type: 'booking.changed', booking: elsewhere }]);
    await send({ type: 'change.accept' });
    expect(asked).toHaveLength(2);
    await send({ type: 'time.choose', time: '11:30' });
    await send({ type: 'move.confirm' });
    await finish();
    expect(moves.map(({ revision }) => revision)).toEqual([0, 3]);
    expect(moves[0]?.idempotencyKey).not.toBe(moves[1]?.idempotencyKey);
  });

  it.each([cancelled, conflict('wrong-state'), new ServiceError({ kind: 'not-found' })])(
    'is removed for good after %s',
    async (error) => {
      const { choose, send, refuse, facts } = begin();
      await choose();
      await send({ type: 'move.confirm' });
      expect((await refuse(error)).matches({ choice: 'gone' })).toBe(true);
      expect(facts).toEqual([{ type: 'booking.changed', booking: null }]);
    },
  );
});

describe('in every reachable state', () => {
  type Snapshot = SnapshotFrom<typeof rescheduleMachine>;
  const done = (output: unknown, id: string) =>
    ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as RescheduleEvent;
  const failed = (error: unknown, id: string) =>
    ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as unknown as RescheduleEvent;
  const events = (state: Snapshot): RescheduleEvent[] => [
    { type: 'date.choose', date },
    { type: 'date.choose', date: '2025-06-13' },
    { type: 'date.clear' },
    { type: 'time.choose', time: '10:00' },
    { type: 'time.choose', time: '10:30' },
    { type: 'nearest.choose', to: { date, time: '10:00', barberIds: [] } },
    { type: 'move.confirm' },
    { type: 'change.accept' },
    ...(state.matches({ times: 'loading' })
      ? [done(times, 'loadTimes'), failed(new Error('No'), 'loadTimes')]
      : []),
    ...(state.matches({ choice: 'moving' })
      ? [
          done(moved, 'moveBooking'),
          failed(stale, 'moveBooking'),
          failed(cancelled, 'moveBooking'),
          failed(conflict('slot-taken'), 'moveBooking'),
          failed(conflict('too-late'), 'moveBooking'),
          failed(new Error('No'), 'moveBooking'),
        ]
      : []),
  ];
  const paths = getShortestPaths(rescheduleMachine, {
    input: { booking: visit, language: 'en', now: () => now, createKey: () => 'key' },
    events,
    serializeState: ({ value, context: { date: day, time, times: known, lostTime, failure } }) =>
      JSON.stringify([value, day, time, known !== null, lostTime, failure !== null]),
  });

  it('there are many of them', () => {
    expect(paths.length).toBeGreaterThan(10);
  });

  it('never has an unavailable time, nor a past day', () => {
    for (const { state } of paths) {
      const { date: day, time, times: known } = state.context;
      expect([null, date]).toContain(day);
      const chosen = known?.find((start) => start.time === time);
      expect(chosen === undefined || canMoveToSlot(chosen, day, visit)).toBe(true);
    }
  });

  it('moves only with a day and a time', () => {
    for (const { state } of paths) {
      if (!state.matches({ choice: 'moving' })) continue;
      expect(state.context).toMatchObject({ date, time: '10:00' });
    }
  });
});
