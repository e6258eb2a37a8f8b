import type { ActorRefFrom } from 'xstate';
import { emptyDraft } from './booking-draft.ts';
import type { bookingMachine } from './booking-machine.ts';
import type { KeptDraft } from './booking-state.ts';
import type { BookingRequest } from '../../domain/ports/bookings-port.ts';
import type { DraftStore } from '../../domain/ports/drafts-port.ts';
import { restoreDraft, storedForm } from './kept-draft.ts';

const pause = 300;

export interface DraftKeeper {
  /** Writes at once what is still waiting. */
  flush(): void;
  stop(): void;
}

/** Forgets what has been booked, even where its wizard has been left; what was begun since stays. */
export function forgetBooked(
  { salonId, idempotencyKey }: Pick<BookingRequest, 'salonId' | 'idempotencyKey'>,
  store: DraftStore,
  now: number,
): void {
  const kept = restoreDraft(store.read(salonId), now);
  if (kept?.idempotencyKey === idempotencyKey) store.clear(salonId);
}

/**
 * Keeps the draft of a running wizard: shortly after the last change, at once when it is sent, and not at all once it is
 * booked.
 */
export function keepDraft(
  actor: ActorRefFrom<typeof bookingMachine>,
  store: DraftStore,
): DraftKeeper {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let known: KeptDraft = actor.getSnapshot().context;

  const cancel = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const write = () => {
    waiting = null;
    const { context } = actor.getSnapshot();
    store.write(context.salon.id, storedForm(context, context.now()));
  };

  const subscription = actor.subscribe((snapshot) => {
    const { draft, idempotencyKey, isSent, salon } = snapshot.context;
    const booked = snapshot.matches({ step: 'confirmed' });
    const isSame = draft === known.draft && idempotencyKey === known.idempotencyKey;
    if (isSame && isSent === known.isSent && !booked) return;
    const isSentNow = isSent && !known.isSent;
    known = snapshot.context;
    cancel();
    if (booked || draft === emptyDraft) store.clear(salon.id);
    // A reload must restore the draft with the same key.
    else if (isSentNow) write();
    else waiting = setTimeout(write, pause);
  });

  const flush = () => {
    if (waiting === null) return;
    cancel();
    write();
  };
  return {
    flush,
    stop() {
      flush();
      subscription.unsubscribe();
    },
  };
}
