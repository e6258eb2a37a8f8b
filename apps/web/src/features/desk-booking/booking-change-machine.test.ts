import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DeskBooking } from '../../domain/desk.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { ChangeRequest } from './booking-change.ts';
import { bookingChangeMachine } from './booking-change-machine.ts';
import type { ChangeFact } from './booking-change-setup.ts';
import { fakeBooking } from './testing/fake-booking.ts';

const cancel = { kind: 'cancel', reason: 'asked' } as const;

/** A machine whose calls answer in this order. */
function start(answers: readonly (Failure | null)[], current = fakeBooking({ revision: 5 })) {
  const sent: ChangeRequest[] = [];
  let keys = 0;
  const facts = vi.fn<(fact: ChangeFact) => void>();
  const machine = bookingChangeMachine.provide({
    actors: {
      sendChange: fromPromise<{ revision: number }, ChangeRequest>(async ({ input }) => {
        const failure = answers[sent.length] ?? null;
        sent.push(input);
        if (failure !== null) throw new ServiceError(failure);
        return { revision: input.booking.revision + 1 };
      }),
      readCurrent: fromPromise<DeskBooking, { id: string }>(async () => current),
    },
  });
  const actor = createActor(machine, {
    input: {
      salon: '01',
      language: 'en',
      booking: fakeBooking(),
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    },
  });
  actor.on('booking.changed', facts);
  actor.start();
  return {
    actor,
    sent,
    facts,
    until: (state: 'changed' | 'outdated' | 'refused' | 'gone') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('a change of a booking at the desk', () => {
  it('is sent once, and reported with the state before', async () => {
    const { actor, until, facts } = start([null]);
    actor.send({ type: 'change.ask', change: cancel });
    actor.send({ type: 'change.ask', change: cancel });
    await until('changed');
    expect(facts).toHaveBeenCalledExactlyOnceWith({
      type: 'booking.changed',
      before: fakeBooking(),
      change: cancel,
      revision: 1,
    });
  });

  it('keeps its key when it is repeated, and gets one for another content', async () => {
    const { actor, until, sent } = start([{ kind: 'offline' }, { kind: 'offline' }, null]);
    actor.send({ type: 'change.ask', change: cancel });
    await until('refused');
    actor.send({ type: 'change.ask', change: cancel });
    await until('refused');
    actor.send({ type: 'change.ask', change: { ...cancel, reason: 'mistake' } });
    await until('changed');
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows what another member did, and sends for that state only if the second one says so', async () => {
    const { actor, until, sent } = start([{ kind: 'stale' }, null]);
    actor.send({ type: 'change.ask', change: cancel });
    const { context } = await until('outdated');
    expect([context.booking.revision, context.current?.revision]).toEqual([0, 5]);
    actor.send({ type: 'current.accept' });
    await until('changed');
    expect(sent.map(({ booking }) => booking.revision)).toEqual([0, 5]);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('leaves the booking as the other member has it', async () => {
    const { actor, until, sent } = start([{ kind: 'stale' }]);
    actor.send({ type: 'change.ask', change: cancel });
    await until('outdated');
    actor.send({ type: 'current.keep' });
    expect(actor.getSnapshot().matches('reading')).toBe(true);
    expect(actor.getSnapshot().context.booking.revision).toBe(5);
    expect(sent).toHaveLength(1);
  });

  it('ends where the booking is gone', async () => {
    const { actor, until } = start([{ kind: 'not-found' }]);
    actor.send({ type: 'change.ask', change: cancel });
    expect((await until('gone')).value).toBe('gone');
  });

  it('learns only before a change', async () => {
    const { actor, until } = start([{ kind: 'stale' }]);
    actor.send({ type: 'booking.learn', booking: fakeBooking({ revision: 2 }) });
    expect(actor.getSnapshot().context.booking.revision).toBe(2);
    actor.send({ type: 'change.ask', change: cancel });
    actor.send({ type: 'booking.learn', booking: fakeBooking({ revision: 9 }) });
    const { context } = await until('outdated');
    expect(context.booking.revision).toBe(2);
  });
});
