import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { ChangeRefused, type FreeTime, type Move } from '../../domain/ports/old/bookings-port.ts';
import { isFree, turningPoints } from './bookings-rules.ts';
import { rescheduleMachine } from './reschedule-machine.ts';
import type { RescheduleEvent, RescheduleFact, TimesQuery } from './reschedule-setup.ts';
import { booking, now, times } from './testing/fake-bookings.ts';

const visit = booking();
const { date } = visit;
const later: readonly FreeTime[] = times.map((known) => ({
  ...known,
  isFree: known.isFree && known.time !== '11:30',
}));

/** The machine with a salon that answers when the test says so. */
function begin(clock = { now }) {
  const moves: Move[] = [];
  const asked: TimesQuery[] = [];
  const facts: RescheduleFact[] = [];
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  let answer = times;
  let keys = 0;
  const actor = createActor(
    rescheduleMachine.provide({
      actors: {
        loadTimes: fromPromise<readonly FreeTime[], TimesQuery>(async ({ input }) => {
          asked.push(input);
          return answer;
        }),
        moveBooking: fromPromise<void, Move>(({ input }) => {
          moves.push(input);
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
        }),
      },
    }),
    {
      input: {
        booking: visit,
        now: () => clock.now,
        createKey: () => {
          keys += 1;
          return `key-${keys}`;
        },
      },
    },
  );
  actor.on('booking.moved', (fact) => facts.push(fact));
  actor.on('move.failed', (fact) => facts.push(fact));
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
    setTimes: (next: readonly FreeTime[]) => {
      answer = next;
    },
    async finish() {
      waiting.pop()?.resolve();
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
  it('asks for the times of a day and moves to a free one', async () => {
    const { choose, send, finish, moves, asked, facts } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    const after = await finish();
    expect(asked).toEqual([{ bookingId: 'b1', date }]);
    expect(moves).toMatchObject([{ bookingId: 'b1', date, time: '11:30' }]);
    expect(facts).toEqual([{ type: 'booking.moved', to: { date, time: '11:30' } }]);
    expect(after.matches({ choice: 'moved' })).toBe(true);
  });

  it.each(['2025-06-15', '2025-06-13', '2025-07-15'])('does not take %s', async (day) => {
    const { send, asked } = begin();
    const { context } = await send({ type: 'date.choose', date: day });
    expect(context.date).toBeNull();
    expect(asked).toEqual([]);
  });

  it('does not take a time that is not free', async () => {
    const { send } = begin();
    await send({ type: 'date.choose', date });
    expect((await send({ type: 'time.choose', time: '10:30' })).context.time).toBeNull();
  });

  it('forgets the time with its day', async () => {
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

  it('keeps the day when the time is gone, and looks for others', async () => {
    const { choose, send, refuse, setTimes, moves, finish } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    setTimes(later);
    const { context } = await refuse(new ChangeRefused('taken'));
    expect(context).toMatchObject({ date, time: null, lostTime: '11:30', times: later });
    await send({ type: 'time.choose', time: '10:00' });
    await send({ type: 'move.confirm' });
    expect((await finish()).matches({ choice: 'moved' })).toBe(true);
    expect(new Set(moves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('keeps everything when the network fails, and tries the same change again', async () => {
    const { choose, send, refuse, finish, moves, facts } = begin();
    await choose();
    await send({ type: 'move.confirm' });
    const error = new ServiceError({ kind: 'offline' });
    const failed = await refuse(error);
    expect(failed.context).toMatchObject({ date, time: '11:30', failure: error });
    expect(facts).toEqual([{ type: 'move.failed', error }]);
    await send({ type: 'move.confirm' });
    expect((await finish()).matches({ choice: 'moved' })).toBe(true);
    expect(moves[0]).toEqual(moves[1]);
  });

  it('is too late once the notice is over, here and there', async () => {
    const clock = { now };
    const here = begin(clock);
    await here.choose();
    clock.now = turningPoints(visit).deadline + 1;
    expect((await here.send({ type: 'move.confirm' })).matches({ choice: 'tooLate' })).toBe(true);
    expect(here.moves).toEqual([]);

    const there = begin();
    await there.choose();
    await there.send({ type: 'move.confirm' });
    const refused = await there.refuse(new ChangeRefused('too-late'));
    expect(refused.matches({ choice: 'tooLate' })).toBe(true);
  });
});

describe('in every state that can be reached', () => {
  type Snapshot = SnapshotFrom<typeof rescheduleMachine>;
  const done = (output: unknown, id: string) =>
    ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as RescheduleEvent;
  const failed = (error: unknown, id: string) =>
    ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as unknown as RescheduleEvent;
  const events = (state: Snapshot): RescheduleEvent[] => [
    { type: 'date.choose', date },
    { type: 'date.choose', date: '2025-06-15' },
    { type: 'date.clear' },
    { type: 'time.choose', time: '10:00' },
    { type: 'time.choose', time: '10:30' },
    { type: 'move.confirm' },
    ...(state.matches({ times: 'loading' })
      ? [done(times, 'loadTimes'), failed(new Error('No'), 'loadTimes')]
      : []),
    ...(state.matches({ choice: 'moving' })
      ? [
          done(undefined, 'moveBooking'),
          failed(new ChangeRefused('taken'), 'moveBooking'),
          failed(new ChangeRefused('too-late'), 'moveBooking'),
          failed(new Error('No'), 'moveBooking'),
        ]
      : []),
  ];
  const paths = getShortestPaths(rescheduleMachine, {
    input: { booking: visit, now: () => now, createKey: () => 'key' },
    events,
    serializeState: ({ value, context: { date: day, time, times: known, lostTime, failure } }) =>
      JSON.stringify([value, day, time, known !== null, lostTime, failure !== null]),
  });

  it('is many', () => {
    expect(paths.length).toBeGreaterThan(10);
  });

  it('never has a time that is not free, nor a closed day', () => {
    for (const { state } of paths) {
      const { date: day, time, times: known } = state.context;
      expect([null, date]).toContain(day);
      expect(time === null || known === null || isFree(known, time)).toBe(true);
    }
  });

  it('moves only with a day and a time', () => {
    for (const { state } of paths) {
      if (!state.matches({ choice: 'moving' })) continue;
      expect(state.context).toMatchObject({ date, time: '10:00' });
    }
  });
});
