import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingMachine } from './booking-machine.ts';
import { keepDraft } from './draft-keeper.ts';
import type { StoredDraft } from '../../domain/ports/drafts-port.ts';
import { restoreDraft } from './booking-draft.ts';
import { booking, input, monday, now, slots } from './testing/fake-salon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const drafts = new Map<string, StoredDraft>();
  const writes = vi.fn<(salonId: string) => void>();
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise(async () => slots),
        confirmBooking: fromPromise(async () => booking),
      },
    }),
    { input },
  );
  actor.start();
  const keeper = keepDraft(actor, {
    read: (salonId) => drafts.get(salonId) ?? { choices: null, personal: null },
    write(salonId, stored) {
      writes(salonId);
      drafts.set(salonId, stored);
    },
    clear: (salonId) => drafts.delete(salonId),
    onClearAll: () => () => undefined,
  });
  const restored = () => {
    const stored = drafts.get('01');
    return stored === undefined ? null : restoreDraft(stored, now);
  };
  return { actor, drafts, keeper, restored, writes };
}

describe('storing a draft', () => {
  it('waits for a pause and writes once', () => {
    const { actor, restored, writes } = start();
    actor.send({ type: 'service.choose', serviceId: 'color' });
    vi.advanceTimersByTime(200);
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    vi.advanceTimersByTime(200);
    expect(writes).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(writes).toHaveBeenCalledExactlyOnceWith('01');
    expect(restored()?.draft.serviceId).toBe('cut');
    expect(restored()?.idempotencyKey).toBe('key-1');
  });

  it('writes nothing while nothing changes', () => {
    const { actor, writes } = start();
    actor.send({ type: 'errors.show' });
    vi.advanceTimersByTime(1000);
    expect(writes).not.toHaveBeenCalled();
  });

  it('writes immediately when the page is left, and then stops', () => {
    const { actor, keeper, restored, writes } = start();
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    keeper.stop();
    expect(restored()?.draft.serviceId).toBe('cut');
    actor.send({ type: 'service.choose', serviceId: 'color' });
    keeper.flush();
    vi.advanceTimersByTime(1000);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  it('deletes the draft once it is booked', async () => {
    const { actor, drafts, restored, writes } = start();
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    actor.send({ type: 'step.next' });
    actor.send({ type: 'date.choose', date: monday });
    actor.send({ type: 'step.next' });
    await vi.advanceTimersByTimeAsync(300);
    actor.send({ type: 'time.choose', time: '10:00' });
    actor.send({ type: 'barber.choose', barberId: 'nikos' });
    actor.send({ type: 'step.next' });
    actor.send({ type: 'booking.confirm' });
    // A reload restores the draft with the same key.
    expect(restored()?.isSent).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(actor.getSnapshot().matches({ step: 'confirmed' })).toBe(true);
    expect(drafts.size).toBe(0);
    expect(writes).toHaveBeenCalledTimes(2);
  });

  it('deletes the draft when it is discarded', () => {
    const { actor, drafts } = start();
    actor.send({ type: 'service.choose', serviceId: 'cut' });
    vi.advanceTimersByTime(300);
    expect(drafts.size).toBe(1);
    actor.send({ type: 'draft.discard' });
    vi.advanceTimersByTime(1000);
    expect(drafts.size).toBe(0);
  });
});
