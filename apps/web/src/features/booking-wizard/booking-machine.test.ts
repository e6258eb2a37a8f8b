import { linkedChoicesIn } from './booking-address.ts';
import { describe, expect, it } from 'vitest';
import { dollars } from '../../shared/money.ts';
import type { Slot } from '../../domain/slot.ts';
import { anyBarber, emptyDraft } from './booking-draft.ts';
import { requestOf } from './booking-request.ts';
import { bookingMachine } from './booking-machine.ts';
import {
  days,
  daysLater,
  monday,
  now,
  salon,
  slots,
  slotsLater,
  sunday,
  tuesday,
} from './testing/fake-salon.ts';
import { brokenRules } from './testing/invariants.ts';
import { atLastStep, chosen, saved, settle, start } from './testing/running-wizard.ts';

const guards = Object.keys(bookingMachine.implementations.guards);

describe('every reachable state', () => {
  it('keeps every rule', async () => {
    expect(await brokenRules(bookingMachine)).toEqual([]);
  }, 60_000);

  it.each(guards)(
    'would break without the guard "%s"',
    async (guard) => {
      const without = bookingMachine.provide({ guards: { [guard]: () => true } });
      expect(await brokenRules(without)).not.toEqual([]);
    },
    60_000,
  );
});

describe('a wizard', () => {
  it('loads the slots of a day while the visitor is still looking at the calendar', async () => {
    const { actor, context } = start();
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    actor.send({ type: 'step.next' });
    actor.send({ type: 'date.choose', date: monday });
    expect(actor.getSnapshot().value).toEqual({ step: 'choosingDate', slots: 'loading' });
    await settle();
    expect(context().slots).toEqual(slots);
  });

  it('shows the slots of the day chosen last, in any order of responses', async () => {
    const answers = new Map<string, (found: readonly Slot[]) => void>();
    const { actor, context } = start({
      slots: (date) => new Promise((resolve) => answers.set(date, resolve)),
    });
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    actor.send({ type: 'step.next' });
    actor.send({ type: 'date.choose', date: monday });
    actor.send({ type: 'date.choose', date: tuesday });
    answers.get(tuesday)?.(slotsLater);
    await settle();
    answers.get(monday)?.(slots);
    await settle();
    expect(context().slots).toEqual(slotsLater);
  });

  it('drops a time that is not free on the new day, and reports it until another is chosen', async () => {
    const { actor, context } = start(
      { slots: (date) => Promise.resolve(date === monday ? slots : slotsLater) },
      { saved },
    );
    await settle();
    expect(context().draft.time).toBe('10:00');
    actor.send({ type: 'step.open', step: 'date' });
    actor.send({ type: 'date.choose', date: tuesday });
    await settle();
    expect(context().draft).toEqual({ ...chosen, date: tuesday, time: null });
    expect(context().dropped).toEqual([{ field: 'time', value: '10:00' }]);
    actor.send({ type: 'step.open', step: 'time' });
    actor.send({ type: 'time.choose', time: '11:30' });
    expect(context().dropped).toEqual([]);
  });

  it('drops a time that the newly chosen barber does not have', async () => {
    const { actor, context } = start(
      {},
      { saved: { ...saved, draft: { ...chosen, time: '10:30', barberId: 'sofia' } } },
    );
    await settle();
    actor.send({ type: 'step.open', step: 'time' });
    actor.send({ type: 'barber.choose', barberId: 'nikos' });
    expect(context().draft).toMatchObject({ time: null, barberId: 'nikos' });
    expect(context().dropped).toEqual([{ field: 'time', value: '10:30' }]);
  });

  it('books once, however often it is confirmed', async () => {
    const { actor, requests, step } = start({}, { saved });
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    actor.send({ type: 'booking.confirm' });
    actor.send({ type: 'booking.confirm' });
    expect(step()).toBe('confirming');
    await settle();
    actor.send({ type: 'booking.confirm' });
    await settle();
    expect(step()).toBe('confirmed');
    expect(requests).toEqual([
      {
        idempotencyKey: 'saved-key',
        salonId: '01',
        serviceId: 'cut',
        date: monday,
        time: '10:00',
        barberId: 'nikos',
        location: 'salon',
        address: '',
        notes: '',
        total: { minor: 7000, currency: 'USD' },
      },
    ]);
  });

  it('sends an address for home only, and the fee with it', async () => {
    const draft = { ...chosen, address: ' 3 Egnatia ', notes: ' Ring twice ' };
    const atSalon = start({}, { saved: { ...saved, draft } });
    expect(requestOf(atSalon.context())).toMatchObject({ address: '', notes: 'Ring twice' });
    const atHome = start({}, { saved: { ...saved, draft: { ...draft, location: 'home' } } });
    expect(requestOf(atHome.context())).toMatchObject({
      address: '3 Egnatia',
      total: { minor: 9000, currency: 'USD' },
    });
  });

  it('has nothing to send while the draft is incomplete', () => {
    expect(() => requestOf(start().context())).toThrow(RangeError);
  });

  it('books any barber, and sends a guest’s contact', async () => {
    const draft = { ...chosen, barberId: anyBarber, guestName: ' Eleni ', guestContact: 'e@x.gr ' };
    const { context } = start({}, { saved: { ...saved, draft }, isGuest: true });
    expect(requestOf(context())).toMatchObject({
      barberId: null,
      total: dollars(65),
      guest: { name: 'Eleni', email: 'e@x.gr' },
    });
  });

  it('notices a sign-in meanwhile', () => {
    const { actor, context } = start({}, { saved, isGuest: true });
    actor.send({ type: 'session.change', isGuest: false });
    expect(requestOf(context()).guest).toBeUndefined();
  });

  it('gets a new key when the link changes the draft', () => {
    const changed = start({}, { saved, linked: linkedChoicesIn('?service=1') });
    expect(changed.context().idempotencyKey).toBe('key-1');
    expect(
      start({}, { saved, linked: linkedChoicesIn('?service=0') }).context().idempotencyKey,
    ).toBe('saved-key');
  });

  it('can reload slots that failed to load', async () => {
    let isDown = true;
    const { actor, context } = start(
      { slots: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(slots)) },
      { saved },
    );
    await settle();
    expect(actor.getSnapshot().value.slots).toBe('failed');
    isDown = false;
    actor.send({ type: 'slots.reload' });
    await settle();
    expect(context().slots).toEqual(slots);
  });

  it('begins again with a new key when the draft is discarded', async () => {
    const { actor, context } = start({}, { saved, createKey: () => 'new-key' });
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    actor.send({ type: 'draft.discard' });
    expect(actor.getSnapshot().value).toEqual({ step: 'choosingService', slots: 'unknown' });
    expect(context().draft).toEqual(emptyDraft);
    expect(context().idempotencyKey).toBe('new-key');
  });

  it('drops a day that is closed or full as soon as that is known', async () => {
    const { actor, context } = start(
      {},
      { saved: { ...saved, draft: { ...chosen, date: sunday } } },
    );
    actor.send({ type: 'step.open', step: 'date' });
    expect(context().draft.date).toBe(sunday);
    actor.send({ type: 'days.update', days });
    expect(context().draft.date).toBeNull();
    expect(context().dropped).toContainEqual({ field: 'date', value: sunday });
    actor.send({ type: 'date.choose', date: monday });
    await settle();
    actor.send({ type: 'step.next' });
    actor.send({ type: 'days.update', days: daysLater });
    expect(context().draft.date).toBe(monday);
    actor.send({ type: 'step.back' });
    expect(context().draft.date).toBeNull();
  });

  it('drops the barber who does not do the new service', () => {
    const draft = { ...chosen, serviceId: 'color', barberId: 'maria' };
    const { actor, context } = start({}, { saved: { ...saved, draft } });
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    expect(context().draft).toMatchObject({ serviceId: 'cut', barberId: null });
    expect(context().dropped).toEqual([{ field: 'barber', value: 'maria' }]);
  });

  it('continues with the texts and rules of a salon that has changed', async () => {
    const { actor, context } = await atLastStep();
    const offer = salon.offer.filter(({ id }) => id !== 'cut');
    actor.send({ type: 'salon.update', salon: { ...salon, offer } });
    expect(context().draft.serviceId).toBeNull();
    expect(context().dropped).toContainEqual({ field: 'service', value: 'cut' });
    expect(actor.getSnapshot().can({ type: 'booking.confirm' })).toBe(false);
    expect(actor.getSnapshot().value.slots).toBe('unknown');
  });

  it('determines today by the clock of the salon, not of the device', () => {
    // 23:30 on the 14th in Athens is still the afternoon in New York; half an hour later it is the
    // 15th.
    const beforeMidnight = Date.parse('2025-06-14T20:30:00Z');
    const { actor } = start(
      {},
      { now: () => beforeMidnight, linked: linkedChoicesIn('?service=0') },
    );
    actor.send({ type: 'step.next' });
    const today = { type: 'date.choose', date: '2025-06-14' } as const;
    expect(actor.getSnapshot().can(today)).toBe(true);
    const later = start(
      {},
      { now: () => beforeMidnight + 30 * 60_000, linked: linkedChoicesIn('?service=0') },
    );
    later.actor.send({ type: 'step.next' });
    expect(later.actor.getSnapshot().can(today)).toBe(false);
    expect(now).toBeLessThan(beforeMidnight);
  });
});
