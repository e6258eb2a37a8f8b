import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { dollars } from '../../shared/money.ts';
import { anyBarber } from './booking-draft.ts';
import { requestOf } from './booking-request.ts';
import { failures } from './testing/everything.ts';
import {
  booking,
  monday,
  nearest,
  slots,
  slotsAtHome,
  slotsLater,
  tuesday,
} from './testing/fake-salon.ts';
import { atLastStep, chosen, saved, settle, start } from './testing/running-wizard.ts';

describe('a time that another customer takes', () => {
  const changing = () => {
    let isTaken = false;
    return {
      slots: () => Promise.resolve(isTaken ? slotsLater : slots),
      take: () => {
        isTaken = true;
      },
    };
  };

  it('is reported while the visitor still chooses, and the visible times stay until new ones arrive', async () => {
    const source = changing();
    const { actor, context, step } = start(source, { saved });
    await settle();
    actor.send({ type: 'step.open', step: 'time' });
    source.take();
    actor.send({ type: 'calendar.change' });
    expect(actor.getSnapshot().value.slots).toBe('refreshing');
    expect(context().slots).toEqual(slots);
    await settle();
    expect(step()).toBe('choosingTime');
    expect(context().slots).toEqual(slotsLater);
    expect(context().lost).toEqual({ date: monday, time: '10:00', cause: 'taken' });
    actor.send({ type: 'nearest.choose', date: monday, time: '11:30' });
    await settle();
    expect(context().draft.time).toBe('11:30');
    expect(context().lost).toBeNull();
  });

  it('is reported at the last step before it is confirmed', async () => {
    const source = changing();
    const { actor, step, requests } = await atLastStep(source);
    source.take();
    actor.send({ type: 'calendar.change' });
    await settle();
    expect(step()).toBe('slotTaken');
    expect(requests).toEqual([]);
  });

  it('is not treated as taken while the visitor may have booked it', async () => {
    const source = changing();
    const { actor, step, requests, confirm } = await atLastStep({
      ...source,
      confirm: () => Promise.reject(failures.outage),
    });
    await confirm();
    source.take();
    actor.send({ type: 'calendar.change' });
    await settle();
    actor.send({ type: 'notes.edit', notes: 'Ring twice' });
    expect(step()).toBe('choosingLocation');
    await confirm();
    expect(requests).toHaveLength(2);
  });

  it('is unchanged where the new times fail to load', async () => {
    let isDown = false;
    const { actor, context } = await atLastStep({
      slots: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(slots)),
    });
    isDown = true;
    actor.send({ type: 'calendar.change' });
    await settle();
    expect(actor.getSnapshot().value.slots).toBe('ready');
    expect(context().slots).toEqual(slots);
  });

  it('drops only the time when it was taken at the last moment, with a new key for the next one', async () => {
    let isTaken = true;
    const { actor, requests, step, context, confirm } = await atLastStep({
      slots: () => Promise.resolve(requests.length === 0 ? slots : slotsLater),
      confirm: () => (isTaken ? Promise.reject(failures.taken) : Promise.resolve(booking)),
    });
    actor.send({ type: 'notes.edit', notes: 'Ring twice' });
    await confirm();
    expect(step()).toBe('slotTaken');
    expect(context().lost).toEqual({ date: monday, time: '10:00', cause: 'taken' });
    expect(context().draft).toEqual({ ...chosen, time: null, notes: 'Ring twice' });
    isTaken = false;
    actor.send({ type: 'nearest.choose', date: monday, time: '11:30' });
    expect(step()).toBe('choosingLocation');
    expect(context().lost).toBeNull();
    await confirm();
    expect(step()).toBe('confirmed');
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['saved-key', 'key-1']);
  });

  it('can be replaced by one of another day, with any barber free then', async () => {
    const taken = new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest });
    const { actor, context, confirm } = await atLastStep({
      confirm: () => Promise.reject(taken),
    });
    await confirm();
    actor.send({ type: 'nearest.choose', date: tuesday, time: '10:00' });
    expect(context().draft).toMatchObject({ date: tuesday, time: '10:00', barberId: anyBarber });
    expect(actor.getSnapshot().value.slots).toBe('loading');
  });

  it('may lack the travel time, which is reported before it is confirmed', async () => {
    const { actor, context, step } = await atLastStep({
      slots: (_, location) => Promise.resolve(location === 'home' ? slotsAtHome : slots),
    });
    actor.send({ type: 'location.choose', location: 'home' });
    await settle();
    expect(step()).toBe('slotTaken');
    expect(context().lost?.cause).toBe('travel');
    actor.send({ type: 'location.choose', location: 'salon' });
    await settle();
    expect(step()).toBe('choosingLocation');
    expect(context().draft.time).toBe('10:00');
    expect(context().lost).toBeNull();
  });

  it('may be where the salon no longer takes bookings', async () => {
    const { context, step, confirm } = await atLastStep({
      confirm: () => Promise.reject(failures.closed),
    });
    await confirm();
    expect(step()).toBe('slotTaken');
    expect(context().lost?.cause).toBe('closed');
  });
});

describe('a failed booking', () => {
  const failing = (error: Error) => {
    let isDown = true;
    return {
      async confirm() {
        if (isDown) throw error;
        return booking;
      },
      recover: () => {
        isDown = false;
      },
    };
  };

  it('can be retried', async () => {
    const source = failing(failures.outage);
    const { actor, step, context, confirm } = await atLastStep(source);
    await confirm();
    expect(step()).toBe('choosingLocation');
    expect(context().failure).toEqual({ kind: 'server' });
    source.recover();
    actor.send({ type: 'booking.confirm' });
    expect(context().failure).toBeNull();
    await settle();
    expect(step()).toBe('confirmed');
  });

  it('is sent again with the same key, and with another after a change', async () => {
    let count = 0;
    const { actor, requests, confirm } = await atLastStep(failing(failures.outage), {
      createKey() {
        count += 1;
        return `new-key-${count}`;
      },
    });
    await confirm();
    actor.send({ type: 'notes.edit', notes: '' });
    await confirm();
    actor.send({ type: 'notes.edit', notes: 'Ring' });
    actor.send({ type: 'notes.edit', notes: 'Ring twice' });
    await confirm();
    actor.send({ type: 'step.open', step: 'time' });
    actor.send({ type: 'time.choose', time: '11:30' });
    actor.send({ type: 'step.next' });
    await confirm();
    await confirm();
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'saved-key',
      'saved-key',
      'new-key-1',
      'new-key-2',
      'new-key-2',
    ]);
  });

  it("may have succeeded before a reload: the time is still the visitor's then", async () => {
    const { step, requests, confirm } = await atLastStep(
      { slots: () => Promise.resolve(slotsLater) },
      { saved: { ...saved, isSent: true } },
    );
    expect(step()).toBe('choosingLocation');
    await confirm();
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['saved-key']);
  });

  it('waits for a confirmation at the new price', async () => {
    const source = failing(failures.price);
    const { actor, step, context, requests, confirm } = await atLastStep(source);
    const told: unknown[] = [];
    actor.on('booking.confirmed', (fact) => told.push(fact.booking));
    await confirm();
    expect(step()).toBe('priceChanged');
    expect(context().quote).toEqual(dollars(75));
    source.recover();
    await confirm();
    expect(step()).toBe('confirmed');
    expect(requests.map(({ idempotencyKey, total }) => [idempotencyKey, total])).toEqual([
      ['saved-key', dollars(70)],
      ['key-1', dollars(75)],
    ]);
    expect(told).toEqual([booking]);
  });

  it('resets the new price when another choice is made', async () => {
    const { actor, step, context, confirm } = await atLastStep(failing(failures.price));
    await confirm();
    actor.send({ type: 'notes.edit', notes: 'Ring twice' });
    expect(context().quote).toEqual(dollars(75));
    actor.send({ type: 'location.choose', location: 'home' });
    expect(step()).toBe('choosingLocation');
    expect(requestOf(context()).total).toEqual(dollars(90));
  });

  it('has to wait after too many attempts', async () => {
    const { actor, clock, step, confirm } = await atLastStep(failing(failures.rate));
    await confirm();
    expect(step()).toBe('waiting');
    expect(actor.getSnapshot().can({ type: 'booking.confirm' })).toBe(false);
    clock.increment(39_999);
    expect(step()).toBe('waiting');
    clock.increment(1);
    expect(step()).toBe('choosingLocation');
  });

  it('gets a new key where the old one belongs to another request', async () => {
    const { context, step, confirm } = await atLastStep(failing(failures.key));
    await confirm();
    expect(step()).toBe('choosingLocation');
    expect(context().failure).toEqual({ kind: 'key' });
    expect(context().idempotencyKey).toBe('key-1');
  });

  it('reports the end of the session, and keeps the draft with its key', async () => {
    const wizard = await atLastStep(failing(failures.session));
    const told: string[] = [];
    wizard.actor.on('booking.interrupted', ({ type }) => told.push(type));
    await wizard.confirm();
    expect(told).toEqual(['booking.interrupted']);
    expect(wizard.context()).toMatchObject({
      draft: chosen,
      idempotencyKey: 'saved-key',
      failure: { kind: 'session' },
    });
  });
});
