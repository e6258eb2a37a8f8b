import type { ActorRefFrom } from 'xstate';
import { emptyDraft } from './booking-draft.ts';
import type { bookingMachine } from './booking-machine.ts';
import type { BookingRequest } from '../../domain/ports/old/booking-port.ts';
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
  { salonId, idempotencyKey }: BookingRequest,
  store: DraftStore,
  now: number,
): void {
  const kept = restoreDraft(store.read(salonId), now);
  if (kept?.idempotencyKey === idempotencyKey) store.clear(salonId);
}

/** Keeps the draft of a running wizard: shortly after the last change, and not at all once it is booked. */
export function keepDraft(
  actor: ActorRefFrom<typeof bookingMachine>,
  store: DraftStore,
): DraftKeeper {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let known = actor.getSnapshot().context.draft;

  const cancel = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const write = () => {
    waiting = null;
    const { context } = actor.getSnapshot();
    store.write(context.salonId, storedForm(context, context.now()));
  };

  const subscription = actor.subscribe((snapshot) => {
    const { draft, salonId } = snapshot.context;
    const booked = snapshot.matches({ step: 'confirmed' });
    if (draft === known && !booked) return;
    known = draft;
    cancel();
    if (booked || draft === emptyDraft) store.clear(salonId);
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
