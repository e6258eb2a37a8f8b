import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Rating, Stars } from '../../domain/ports/old/bookings-port.ts';
import { ratingMachine } from './rating-machine.ts';

function begin(rating: Stars | null = null) {
  const saved: Rating[] = [];
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(
    ratingMachine.provide({
      actors: {
        saveRating: fromPromise<void, Rating>(({ input }) => {
          saved.push(input);
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
        }),
      },
    }),
    {
      clock,
      input: {
        bookingId: 'p1',
        rating,
        createKey: () => {
          keys += 1;
          return `key-${keys}`;
        },
      },
    },
  );
  actor.start();
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    actor,
    clock,
    saved,
    state: () => actor.getSnapshot().value,
    choose: (stars: Stars | null) => actor.send({ type: 'rating.choose', rating: stars }),
    async finish() {
      waiting.pop()?.resolve();
      await settle();
    },
    async fail() {
      waiting.pop()?.reject(new Error('No'));
      await settle();
    },
  };
}

describe('the stars of a visit', () => {
  it('are saved at once, and it says so for a while', async () => {
    const { choose, state, finish, saved, clock } = begin();
    choose(4);
    expect(state()).toBe('saving');
    await finish();
    expect(saved).toMatchObject([{ bookingId: 'p1', rating: 4 }]);
    expect(state()).toBe('saved');
    clock.increment(4000);
    expect(state()).toBe('resting');
  });

  it('save only the latest of several choices made meanwhile', async () => {
    const { choose, state, finish, saved } = begin();
    for (const stars of [1, 2, 3, 4]) choose(stars);
    expect(saved).toHaveLength(1);
    await finish();
    expect(saved.map(({ rating }) => rating)).toEqual([1, 4]);
    expect(saved[0]?.idempotencyKey).not.toBe(saved[1]?.idempotencyKey);
    await finish();
    expect(state()).toBe('saved');
  });

  it('stay when saving failed, and are tried again as the same change', async () => {
    const { actor, choose, state, fail, finish, saved } = begin(3);
    choose(5);
    await fail();
    expect(state()).toBe('failed');
    expect(actor.getSnapshot().context.chosen).toBe(5);
    actor.send({ type: 'rating.retry' });
    await finish();
    expect(saved[1]).toEqual(saved[0]);
    expect(state()).toBe('saved');
  });

  it('can be changed and taken back', async () => {
    const { choose, finish, saved } = begin(3);
    choose(null);
    await finish();
    choose(2);
    await finish();
    expect(saved.map(({ rating }) => rating)).toEqual([null, 2]);
  });
});
