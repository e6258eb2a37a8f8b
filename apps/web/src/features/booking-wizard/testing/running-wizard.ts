import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Booking } from '#domain/booking.ts';
import type { Slot } from '#domain/slot.ts';
import { emptyDraft } from '../booking-draft.ts';
import type { BookingInput } from '../booking-context.ts';
import type { DraftRequest } from '../booking-request.ts';
import { bookingMachine } from '../booking-machine.ts';
import { booking, input, monday, slots } from './fake-salon.ts';

export const chosen = {
  ...emptyDraft,
  serviceId: 'cut',
  date: monday,
  time: '10:00',
  barberId: 'nikos',
};

export interface Source {
  slots?: (date: string, location: string) => Promise<readonly Slot[]>;
  confirm?: (request: DraftRequest) => Promise<Booking>;
}

/** A running machine with responses and a clock that the test controls. */
export function start(source: Source = {}, changes: Partial<BookingInput> = {}) {
  const requests: DraftRequest[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise(
          ({ input: { query } }) =>
            source.slots?.(query.date, query.location ?? 'salon') ?? Promise.resolve(slots),
        ),
        confirmBooking: fromPromise(({ input: request }) => {
          requests.push(request);
          return source.confirm?.(request) ?? Promise.resolve(booking);
        }),
      },
    }),
    { input: { ...input, ...changes }, clock },
  );
  actor.start();
  return {
    actor,
    clock,
    requests,
    step: () => actor.getSnapshot().value.step,
    context: () => actor.getSnapshot().context,
  };
}

/** Flushes resolved promises. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export const saved = { draft: chosen, idempotencyKey: 'saved-key', isSent: false };

/** At the last step with everything chosen. */
export async function atLastStep(source: Source = {}, changes: Partial<BookingInput> = {}) {
  const wizard = start(source, { saved, ...changes });
  await settle();
  wizard.actor.send({ type: 'step.open', step: 'location' });
  return {
    ...wizard,
    confirm: async () => {
      wizard.actor.send({ type: 'booking.confirm' });
      await settle();
    },
  };
}
