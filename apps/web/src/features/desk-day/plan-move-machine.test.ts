import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DeskEntry } from '../../domain/desk.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { type MoveRequest, planMoveMachine } from './plan-move-machine.ts';
import { placeOf } from './plan-place.ts';
import { block, visit } from './testing/fake-day.ts';

const before = visit();
const from = placeOf(before);
const to = { ...from, time: '15:00' };

function start(entries: readonly DeskEntry[] = [visit({ revision: 5, starts: '16:00' })]) {
  const move = vi.fn<(request: MoveRequest) => Promise<{ revision: number }>>();
  move.mockImplementation(async ({ entry }) => ({ revision: entry.revision + 1 }));
  let keys = 0;
  const actor = createActor(
    planMoveMachine.provide({
      actors: {
        move: fromPromise(({ input }) => move(input)),
        readEntries: fromPromise(async () => entries),
      },
    }),
    { input: { createKey: () => `key-${(keys += 1)}` } },
  );
  actor.start();
  const drop = () => actor.send({ type: 'move.drop', entry: before, from, to });
  const reach = (state: Parameters<typeof isIn>[0]) => waitFor(actor, isIn(state));
  const refuse = (failure: Failure) => move.mockRejectedValueOnce(new ServiceError(failure));
  return { actor, move, drop, reach, refuse };
}

const isIn =
  (state: 'moved' | 'undone' | 'refused' | 'failed' | 'changed' | 'resting') =>
  (snapshot: { readonly value: unknown }): boolean =>
    snapshot.value === state;

describe('a move', () => {
  it('is sent with the revision that the member saw, and can be undone with the next one', async () => {
    const { actor, move, drop, reach } = start();
    drop();
    await reach('moved');
    expect(move).toHaveBeenLastCalledWith({ entry: before, to, idempotencyKey: 'key-1' });
    actor.send({ type: 'move.undo' });
    await reach('undone');
    const entry = { ...before, revision: 1 };
    expect(move).toHaveBeenLastCalledWith({ entry, to: from, idempotencyKey: 'key-2' });
    actor.send({ type: 'move.dismiss' });
    await reach('resting');
  });

  it.each([
    { kind: 'conflict', code: 'slot-taken', nearest: [] },
    { kind: 'conflict', code: 'not-bookable', nearest: [] },
    { kind: 'forbidden' },
    { kind: 'invalid', fields: {} },
  ] as const)('that is refused is not repeated: %o', async (failure) => {
    const { actor, move, drop, reach, refuse } = start();
    refuse(failure);
    drop();
    await reach('refused');
    expect(actor.getSnapshot().can({ type: 'move.retry' })).toBe(false);
    drop();
    await reach('moved');
    expect(move.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
    ]);
  });

  it('that failed on the network is repeated with its key', async () => {
    const { actor, move, drop, reach, refuse } = start();
    refuse({ kind: 'offline' });
    drop();
    await reach('failed');
    actor.send({ type: 'move.retry' });
    await reach('moved');
    expect(move.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('of an entry that another member changed waits for a decision', async () => {
    const { actor, move, drop, reach, refuse } = start();
    refuse({ kind: 'stale' });
    drop();
    await reach('changed');
    const { current } = actor.getSnapshot().context;
    expect(current).toMatchObject({ revision: 5, visit: { starts: '16:00' } });
    expect(move).toHaveBeenCalledTimes(1);
    actor.send({ type: 'change.accept' });
    await reach('moved');
    expect(move).toHaveBeenLastCalledWith({ entry: current, to, idempotencyKey: 'key-2' });
  });

  it.each([[[]], [[{ ...block({ id: 'visit' }), kind: 'hold', heldUntil: 0 } as const]]])(
    'of an entry that is gone cannot be forced',
    async (entries) => {
      const { actor, drop, reach, refuse } = start(entries);
      refuse({ kind: 'not-found' });
      drop();
      await reach('changed');
      expect(actor.getSnapshot().can({ type: 'change.accept' })).toBe(false);
      actor.send({ type: 'move.dismiss' });
      await reach('resting');
    },
  );
});
