import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DeskSettled, DeskTouched } from '../../domain/desk.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { changeWithBookingsMachine } from './change-with-bookings-machine.ts';
import type { Attempt, SettleFact } from './change-with-bookings-setup.ts';
import type { Draft } from './decisions.ts';
import { fakeTouched } from './testing/fake-touched.ts';

const applied: DeskSettled = { outcome: 'applied', revision: 1, version: 1 };
const undecided = (touched: readonly DeskTouched[], mayKeep = true): DeskSettled => ({
  outcome: 'undecided',
  mayKeep,
  touched: [...touched],
  barbers: [{ id: 'eleni', name: 'Eleni' }],
});
const change = { type: 'change.send', content: 'close', reason: 'salon-closed' } as const;
const keep = { choice: 'keep' } as const;
const maria = fakeTouched('maria');
const nikos = fakeTouched('nikos');

/** A machine whose calls answer in this order. */
function start(...answers: readonly (DeskSettled | Failure)[]) {
  const sent: Attempt[] = [];
  const facts: SettleFact[] = [];
  let keys = 0;
  const machine = changeWithBookingsMachine.provide({
    actors: {
      sendChange: fromPromise<DeskSettled, Attempt>(async ({ input }) => {
        const answer = answers[sent.length] ?? applied;
        sent.push(input);
        if ('kind' in answer) throw new ServiceError(answer);
        return answer;
      }),
    },
  });
  const createKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = createActor(machine, { input: { createKey } });
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  actor.send(change);
  return {
    actor,
    sent,
    facts,
    /** Resolves with the bookings of that state. */
    until: async (state: 'deciding' | 'refused' | 'failed' | 'applied') =>
      (await waitFor(actor, (snapshot) => snapshot.matches(state))).context.rows,
    make: (id: string, draft: Draft) => actor.send({ type: 'decision.make', id, draft }),
    confirm: () => actor.send({ type: 'decisions.confirm' }),
  };
}

describe('a change that may touch bookings', () => {
  it('is applied at once where it touches none', async () => {
    const { sent, facts, until } = start();
    await until('applied');
    expect(sent).toMatchObject([{ decisions: [], idempotencyKey: 'key-1' }]);
    expect(facts).toEqual([{ type: 'change.applied', answer: applied }]);
  });

  it('is sent with a decision about every booking, and not before', async () => {
    const { sent, until, make, confirm } = start(undecided([maria, nikos]));
    await until('deciding');
    confirm();
    make('maria', keep);
    confirm();
    expect(sent).toHaveLength(1);
    const place = { date: '2026-11-21', time: '09:00', barberId: 'eleni' };
    make('nikos', { choice: 'move', ...place, time: '', isOwnTime: true });
    confirm();
    expect(sent).toHaveLength(1);
    make('nikos', { choice: 'move', ...place, isOwnTime: true });
    confirm();
    await until('applied');
    expect(sent[1]?.decisions).toEqual([
      { id: 'maria', revision: 0, choice: 'keep' },
      { id: 'nikos', revision: 0, choice: 'move', ...place },
    ]);
  });

  it('decides the same for all, a booking without a free time aside', async () => {
    const { actor, sent, until, make, confirm } = start(
      undecided([maria, fakeTouched('nikos', { suggestions: [] })]),
    );
    await until('deciding');
    actor.send({ type: 'decision.makeAll', choice: 'move' });
    confirm();
    expect(sent).toHaveLength(1);
    make('nikos', keep);
    confirm();
    await until('applied');
    expect(sent[1]?.decisions).toMatchObject([
      { id: 'maria', choice: 'move', date: '2026-11-20', time: '10:00' },
      { id: 'nikos', choice: 'keep' },
    ]);
  });

  it('cancels with the reason of the change', async () => {
    const { actor, sent, until, confirm } = start(undecided([maria]));
    await until('deciding');
    actor.send({ type: 'decision.makeAll', choice: 'cancel' });
    confirm();
    await until('applied');
    expect(sent[1]?.decisions).toMatchObject([{ choice: 'cancel', reason: 'salon-closed' }]);
  });

  it('marks bookings that came or changed meanwhile, and keeps the other decisions', async () => {
    const eva = fakeTouched('eva');
    const later = fakeTouched('nikos', { revision: 1 });
    const { sent, until, make, confirm } = start(
      undecided([maria, nikos]),
      undecided([maria, later, eva]),
    );
    expect((await until('deciding')).map(({ mark }) => mark)).toEqual([null, null]);
    make('maria', keep);
    make('nikos', keep);
    confirm();
    expect(await until('deciding')).toMatchObject([
      { mark: null, draft: keep },
      { mark: 'changed', draft: null },
      { mark: 'new', draft: null },
    ]);
    make('nikos', keep);
    make('eva', keep);
    confirm();
    await until('applied');
    expect(sent[2]?.decisions).toMatchObject([{}, { id: 'nikos', revision: 1 }, { id: 'eva' }]);
  });

  it('names a decision that is not possible until another one is made', async () => {
    const { until, actor, confirm, make } = start(
      undecided([maria]),
      undecided([fakeTouched('maria', { problem: 'slot-taken' })]),
    );
    await until('deciding');
    actor.send({ type: 'decision.makeAll', choice: 'move' });
    confirm();
    const [stuck] = await until('deciding');
    expect(stuck).toMatchObject({ booking: { problem: 'slot-taken' }, draft: { choice: 'move' } });
    make('maria', keep);
    expect((await until('deciding'))[0]?.booking.problem).toBeNull();
  });

  it('forgets that a booking stays where it no longer can', async () => {
    const { until, make, confirm } = start(undecided([maria]), undecided([maria], false));
    await until('deciding');
    make('maria', keep);
    confirm();
    expect((await until('deciding'))[0]?.draft).toBeNull();
  });

  it('keeps the decisions after a failure; the same ones have the same key', async () => {
    const { sent, until, make, confirm } = start(
      undecided([maria]),
      { kind: 'offline' },
      { kind: 'offline' },
    );
    await until('deciding');
    make('maria', keep);
    confirm();
    await until('refused');
    confirm();
    await until('refused');
    make('maria', { choice: 'cancel', reason: 'other' });
    confirm();
    await until('applied');
    const [first, second, third, fourth] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(fourth).not.toBe(third);
  });

  it('fails for the form before a question, and can be sent again', async () => {
    const { actor, sent, facts, until } = start({ kind: 'server' });
    await until('failed');
    expect(facts).toMatchObject([
      { type: 'change.failed', error: { failure: { kind: 'server' } } },
    ]);
    actor.send(change);
    await until('applied');
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('repeats the question with the earlier decisions after another member’s change', async () => {
    const { actor, sent, facts, until, make, confirm } = start(
      undecided([maria]),
      { kind: 'stale' },
      undecided([maria]),
    );
    await until('deciding');
    make('maria', keep);
    confirm();
    await until('failed');
    expect(facts).toMatchObject([{ type: 'change.failed', error: { failure: { kind: 'stale' } } }]);
    actor.send({ ...change, content: 'close, with what the other member changed' });
    expect(await until('deciding')).toMatchObject([{ draft: keep, mark: null }]);
    expect(sent[2]?.decisions).toEqual([]);
  });

  it('is abandoned without a trace', async () => {
    const { actor, sent, facts, until, make } = start(undecided([maria]), undecided([maria]));
    await until('deciding');
    make('maria', keep);
    actor.send({ type: 'change.abandon' });
    expect(facts).toEqual([{ type: 'change.abandoned' }]);
    expect(sent).toHaveLength(1);
    actor.send(change);
    expect(await until('deciding')).toMatchObject([{ draft: null, mark: null }]);
  });
});
