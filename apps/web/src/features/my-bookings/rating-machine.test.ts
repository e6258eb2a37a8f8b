import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Booking, BookingRating, Stars } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import { ratingMachine } from './rating-machine.ts';
import { booking } from './testing/fake-bookings.ts';

function begin(rating: Stars | null = null) {
  const saved: BookingRating[] = [];
  const waiting: { resolve: (booking: Booking) => void; reject: (error: unknown) => void }[] = [];
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(
    ratingMachine.provide({
      actors: {
        saveRating: fromPromise<Booking, BookingRating>(({ input }) => {
          saved.push(input);
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
        }),
      },
    }),
    {
      clock,
      input: {
        bookingId: 'p1',
        revision: 0,
        rating,
        review: null,
        language: 'en',
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
    write: (review: string | null) => actor.send({ type: 'review.write', review }),
    async finish() {
      waiting.pop()?.resolve(booking({ id: 'p1', revision: saved.length }));
      await settle();
    },
    async fail(error: unknown = new Error('No')) {
      waiting.pop()?.reject(error);
      await settle();
    },
  };
}

describe('the rating of a visit', () => {
  it('is saved at once, and the note stays for a while', async () => {
    const { choose, state, finish, saved, clock } = begin();
    choose(4);
    expect(state()).toBe('saving');
    await finish();
    expect(saved).toMatchObject([{ id: 'p1', body: { rating: 4 } }]);
    expect(state()).toBe('saved');
    clock.increment(4000);
    expect(state()).toBe('resting');
  });

  it('saves only the latest of several choices made meanwhile', async () => {
    const { choose, state, finish, saved } = begin();
    for (const stars of [1, 2, 3, 4] as const) choose(stars);
    expect(saved).toHaveLength(1);
    await finish();
    expect(saved.map(({ body }) => body.rating)).toEqual([1, 4]);
    expect(saved[0]?.idempotencyKey).not.toBe(saved[1]?.idempotencyKey);
    expect(saved.map(({ revision }) => revision)).toEqual([0, 1]);
    await finish();
    expect(state()).toBe('saved');
  });

  it('stays when saving failed, and is retried as the same change', async () => {
    const { actor, choose, state, fail, finish, saved } = begin(3);
    choose(5);
    await fail();
    expect(state()).toBe('failed');
    expect(actor.getSnapshot().context.chosen.rating).toBe(5);
    actor.send({ type: 'rating.retry' });
    await finish();
    expect(saved[1]).toEqual(saved[0]);
    expect(state()).toBe('saved');
  });

  it('can be changed and removed', async () => {
    const { choose, finish, saved } = begin(3);
    choose(null);
    await finish();
    choose(2);
    await finish();
    expect(saved.map(({ body }) => body.rating)).toEqual([null, 2]);
  });

  it('includes text, which is removed with the stars', async () => {
    const { choose, write, finish, saved } = begin(3);
    write('Well done.');
    await finish();
    choose(null);
    await finish();
    expect(saved.map(({ body }) => [body.rating, body.review])).toEqual([
      [3, 'Well done.'],
      [null, null],
    ]);
  });

  it('exists before its text', () => {
    const { write, state, saved } = begin();
    write('Well done.');
    expect(state()).toBe('resting');
    expect(saved).toEqual([]);
  });

  it('made elsewhere meanwhile is shown, and replaced only on request', async () => {
    const { actor, choose, state, fail, finish, saved } = begin(3);
    choose(5);
    const now = booking({ id: 'p1', revision: 6, rating: 1, review: 'Cold water.' });
    await fail(new ServiceError({ kind: 'stale', booking: now }));
    expect(state()).toBe('changed');
    expect(actor.getSnapshot().context).toMatchObject({
      chosen: { rating: 5 },
      elsewhere: { rating: 1, review: 'Cold water.' },
    });
    actor.send({ type: 'rating.retry' });
    await finish();
    expect(saved[1]).toMatchObject({ body: { rating: 5 }, revision: 6 });
    expect(saved[1]?.idempotencyKey).not.toBe(saved[0]?.idempotencyKey);
    expect(state()).toBe('saved');
  });

  it('follows a newer revision of the booking, but never an older one', async () => {
    const { actor, choose, finish } = begin(3);
    const learn = (revision: number, rating: Stars) =>
      actor.send({ type: 'booking.learn', booking: booking({ id: 'p1', revision, rating }) });
    learn(2, 4);
    expect(actor.getSnapshot().context.chosen.rating).toBe(4);
    learn(1, 2);
    expect(actor.getSnapshot().context).toMatchObject({ revision: 2, chosen: { rating: 4 } });
    choose(5);
    learn(9, 1);
    await finish();
    expect(actor.getSnapshot().context.chosen.rating).toBe(5);
  });
});
