import { useActorRef, useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskBooking } from '../../domain/desk.ts';
import { deskRoot } from '../../shared/desk-keys.ts';
import { type BookingChange, type ChangeRequest, reverseOf, sendChange } from './booking-change.ts';
import { bookingChangeMachine } from './booking-change-machine.ts';
import type { ChangeFact } from './booking-change-setup.ts';
import type { Done } from './desk-queries.ts';

export interface Changing {
  readonly view: 'reading' | 'sending' | 'comparing' | 'outdated' | 'refused' | 'changed' | 'gone';
  /** The state that the member decides about. */
  readonly booking: DeskBooking;
  /** What another member has made of it. */
  readonly current: DeskBooking | null;
  readonly change: BookingChange | null;
  readonly failure: unknown;
  readonly ask: (change: BookingChange) => void;
  /** Leaves a refused change. */
  readonly forget: () => void;
  /** Sends the change again, now for the current state. */
  readonly accept: () => void;
  /** Leaves the booking as the other member has it. */
  readonly keep: () => void;
}

/**
 * Changing one booking.
 * @param latest - the booking as it was read last
 * @param isEditing - keeps the state that the member began with, so that an interim change is noticed
 */
export function useBookingChange(
  latest: DeskBooking,
  isEditing: boolean,
  onDone: (done: Done) => void,
): Changing {
  const api = useApi();
  const queries = useQueryClient();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const [machine] = useState(() =>
    bookingChangeMachine.provide({
      actors: {
        // Never aborted: the change is wanted even if the sheet is closed.
        sendChange: fromPromise<{ readonly revision: number }, ChangeRequest>(({ input }) =>
          sendChange(api, input),
        ),
        readCurrent: fromPromise<DeskBooking, { readonly id: string }>(({ input, signal }) =>
          api.readDeskBooking({ salon: salon.id, id: input.id, language, signal }),
        ),
      },
    }),
  );
  const [input] = useState(() => ({
    salon: salon.id,
    language,
    booking: latest,
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    if (!isEditing) actor.send({ type: 'booking.learn', booking: latest });
  }, [actor, latest, isEditing]);

  const handleFact = useEffectEvent(({ before, change, revision }: ChangeFact) => {
    const reverse = reverseOf(before, change);
    const refresh = () => queries.invalidateQueries({ queryKey: deskRoot });
    void refresh();
    onDone({
      what: change.kind === 'mark' ? `mark.${change.mark}` : change.kind,
      name: before.customer.name,
      undo:
        reverse === null
          ? null
          : async () => {
              await sendChange(api, {
                salon: salon.id,
                booking: { id: before.id, revision },
                change: reverse,
                idempotencyKey: crypto.randomUUID(),
                language,
              });
              await refresh();
            },
    });
  });
  useEffect(() => {
    const subscription = actor.on('booking.changed', (fact) => handleFact(fact));
    return () => subscription.unsubscribe();
  }, [actor]);

  const { booking, current, change, failure } = snapshot.context;
  return {
    view: snapshot.value,
    booking,
    current,
    change,
    failure,
    ask: (wanted) => actor.send({ type: 'change.ask', change: wanted }),
    forget: () => actor.send({ type: 'change.forget' }),
    accept: () => actor.send({ type: 'current.accept' }),
    keep: () => actor.send({ type: 'current.keep' }),
  };
}
