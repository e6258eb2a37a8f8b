import type { ActorRefFrom } from 'xstate';
import { emptyDraft, restoreDraft, type SavedDraft, storedForm } from './booking-draft.ts';
import type { DraftRequest } from './booking-request.ts';
import type { bookingMachine } from './booking-machine.ts';
import type { DraftStore } from '../../domain/ports/drafts-port.ts';

const pause = 300;

export interface DraftKeeper {
  /** Writes a pending change immediately. */
  flush(): void;
  stop(): void;
}

/** Deletes a booked draft, even if its wizard is closed; a newer draft is kept. */
export function forgetBooked(
  { salonId, idempotencyKey }: Pick<DraftRequest, 'salonId' | 'idempotencyKey'>,
  store: DraftStore,
  now: number,
): void {
  const saved = restoreDraft(store.read(salonId), now);
  if (saved?.idempotencyKey === idempotencyKey) store.clear(salonId);
}

/**
 * Stores the draft of a running wizard: shortly after the last change, immediately when it is sent,
 * and not at all once it is booked.
 */
export function keepDraft(
  actor: ActorRefFrom<typeof bookingMachine>,
  store: DraftStore,
): DraftKeeper {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let known: SavedDraft = actor.getSnapshot().context;

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
