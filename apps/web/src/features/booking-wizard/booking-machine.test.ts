import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { type BookingInput, requestOf } from './booking-setup.ts';
import type { Appointment, BookingRequest, Slot } from '../../domain/ports/old/booking-port.ts';
import { SlotTaken } from '../../domain/ports/old/booking-port.ts';
import { input, monday, now, slots, slotsLater, tuesday } from './testing/fake-salon.ts';
import { brokenRules } from './testing/invariants.ts';

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

const chosen = { ...emptyDraft, serviceId: 'cut', date: monday, time: '10:00', barberId: 'nikos' };

interface Source {
  slots?: (date: string) => Promise<readonly Slot[]>;
  confirm?: (request: BookingRequest) => Promise<Appointment>;
}

function start(source: Source = {}, changes: Partial<BookingInput> = {}) {
  const requests: BookingRequest[] = [];
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise(
          ({ input: { date } }) => source.slots?.(date) ?? Promise.resolve(slots),
        ),
        confirmBooking: fromPromise(({ input: request }) => {
          requests.push(request);
          return source.confirm?.(request) ?? Promise.resolve({ ...request, id: 'a1' });
        }),
      },
    }),
    { input: { ...input, ...changes } },
  );
  actor.start();
  return {
    actor,
    requests,
    step: () => actor.getSnapshot().value.step,
    context: () => actor.getSnapshot().context,
  };
}

/** Lets promises that are already answered arrive. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const kept = { draft: chosen, idempotencyKey: 'kept-key' };

describe('a wizard', () => {
  it('asks for the slots of a day while the visitor is still looking at the calendar', async () => {
    const { actor, context } = start();
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    actor.send({ type: 'step.next' });
    actor.send({ type: 'date.choose', date: monday });
    expect(actor.getSnapshot().value).toEqual({ step: 'choosingDate', slots: 'loading' });
    await settle();
    expect(context().slots).toEqual(slots);
  });

  it('shows the slots of the day chosen last, whichever answer comes last', async () => {
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

  it('drops a time that is not free on the new day, and says so until another is chosen', async () => {
    const { actor, context } = start(
      { slots: (date) => Promise.resolve(date === monday ? slots : slotsLater) },
      { kept },
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
      { kept: { ...kept, draft: { ...chosen, time: '10:30', barberId: 'sofia' } } },
    );
    await settle();
    actor.send({ type: 'step.open', step: 'time' });
    actor.send({ type: 'barber.choose', barberId: 'nikos' });
    expect(context().draft).toMatchObject({ time: null, barberId: 'nikos' });
    expect(context().dropped).toEqual([{ field: 'time', value: '10:30' }]);
  });

  it('books once, however often it is asked to', async () => {
    const { actor, requests, step } = start({}, { kept });
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
        idempotencyKey: 'kept-key',
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
    const atSalon = start({}, { kept: { ...kept, draft } });
    expect(requestOf(atSalon.context())).toMatchObject({ address: '', notes: 'Ring twice' });
    const atHome = start({}, { kept: { ...kept, draft: { ...draft, location: 'home' } } });
    expect(requestOf(atHome.context())).toMatchObject({
      address: '3 Egnatia',
      total: { minor: 9000, currency: 'USD' },
    });
  });

  it('has nothing to send while the draft is incomplete', () => {
    expect(() => requestOf(start().context())).toThrow(RangeError);
  });

  it('keeps all but the time when the slot was taken, with a new key for the next one', async () => {
    let isTaken = true;
    const { actor, requests, step, context } = start(
      {
        slots: () => Promise.resolve(requests.length === 0 ? slots : slotsLater),
        confirm: (request) =>
          isTaken ? Promise.reject(new SlotTaken()) : Promise.resolve({ ...request, id: 'a1' }),
      },
      { kept: { ...kept, draft: { ...chosen, notes: 'Ring twice' } } },
    );
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    actor.send({ type: 'notes.edit', notes: 'Ring twice' });
    actor.send({ type: 'booking.confirm' });
    await settle();
    expect(step()).toBe('slotTaken');
    expect(context().lostTime).toBe('10:00');
    expect(context().draft).toEqual({ ...chosen, time: null, notes: 'Ring twice' });
    isTaken = false;
    actor.send({ type: 'time.choose', time: '11:30' });
    expect(step()).toBe('choosingLocation');
    expect(context().lostTime).toBeNull();
    actor.send({ type: 'booking.confirm' });
    await settle();
    expect(step()).toBe('confirmed');
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['kept-key', 'key-1']);
  });

  it('stays at the last step when booking fails, and can be asked again', async () => {
    let isDown = true;
    const { actor, step, context } = start(
      {
        confirm: (request) =>
          isDown ? Promise.reject(new Error('down')) : Promise.resolve({ ...request, id: 'a1' }),
      },
      { kept },
    );
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    actor.send({ type: 'booking.confirm' });
    await settle();
    expect(step()).toBe('choosingLocation');
    expect(context().failure).toEqual(new Error('down'));
    isDown = false;
    actor.send({ type: 'booking.confirm' });
    expect(context().failure).toBeNull();
    await settle();
    expect(step()).toBe('confirmed');
  });

  it('keeps its key when it is sent again unchanged, and not when it was changed meanwhile', async () => {
    let count = 0;
    const { actor, requests } = start(
      { confirm: () => Promise.reject(new Error('down')) },
      {
        kept,
        createKey() {
          count += 1;
          return `new-key-${count}`;
        },
      },
    );
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    const confirm = async () => {
      actor.send({ type: 'booking.confirm' });
      await settle();
    };
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
      'kept-key',
      'kept-key',
      'new-key-1',
      'new-key-2',
      'new-key-2',
    ]);
  });

  it('takes a new key when the link changes what was kept', () => {
    const changed = start({}, { kept, linked: { serviceIndex: 1, barberId: null } });
    expect(changed.context().idempotencyKey).toBe('key-1');
    expect(
      start({}, { kept, linked: { serviceIndex: 0, barberId: null } }).context().idempotencyKey,
    ).toBe('kept-key');
  });

  it('can ask again for slots that did not come', async () => {
    let isDown = true;
    const { actor, context } = start(
      { slots: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(slots)) },
      { kept },
    );
    await settle();
    expect(actor.getSnapshot().value.slots).toBe('failed');
    isDown = false;
    actor.send({ type: 'slots.reload' });
    await settle();
    expect(context().slots).toEqual(slots);
  });

  it('begins again with a new key when the draft is discarded', async () => {
    const { actor, context } = start({}, { kept, createKey: () => 'new-key' });
    await settle();
    actor.send({ type: 'step.open', step: 'location' });
    actor.send({ type: 'draft.discard' });
    expect(actor.getSnapshot().value).toEqual({ step: 'choosingService', slots: 'unknown' });
    expect(context().draft).toEqual(emptyDraft);
    expect(context().idempotencyKey).toBe('new-key');
  });

  it('knows today by the clock of the salon, not of the device', () => {
    // 23:30 on the 14th in Athens is still the afternoon in New York; half an hour later it is the 15th.
    const beforeMidnight = Date.parse('2025-06-14T20:30:00Z');
    const { actor } = start(
      {},
      { now: () => beforeMidnight, linked: { serviceIndex: 0, barberId: null } },
    );
    actor.send({ type: 'step.next' });
    const today = { type: 'date.choose', date: '2025-06-14' } as const;
    expect(actor.getSnapshot().can(today)).toBe(true);
    const later = start(
      {},
      { now: () => beforeMidnight + 30 * 60_000, linked: { serviceIndex: 0, barberId: null } },
    );
    later.actor.send({ type: 'step.next' });
    expect(later.actor.getSnapshot().can(today)).toBe(false);
    expect(now).toBeLessThan(beforeMidnight);
  });
});
