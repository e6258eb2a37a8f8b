import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/machine-options.tsx';
import { type PlainDate, type PlainDateTime, type PlainTime, todayIn } from '../../shared/dates.ts';
import { unlessCalledOff } from '../../shared/unless-called-off.ts';
import { useBookingsSettings } from './bookings-context.tsx';
import type { Booking, FreeTime, Move } from '../../domain/ports/old/bookings-port.ts';
import { rescheduleMachine } from './reschedule-machine.ts';
import type { TimesQuery } from './reschedule-setup.ts';

export interface Rescheduling {
  readonly view: 'choosing' | 'moving' | 'moved' | 'tooLate';
  readonly today: PlainDate;
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  readonly times: readonly FreeTime[] | null;
  readonly timesStatus: 'unknown' | 'loading' | 'ready' | 'failed';
  /** The chosen time that went to somebody else. */
  readonly lostTime: PlainTime | null;
  readonly failure: unknown;
  readonly canMove: boolean;
  readonly chooseDate: (date: PlainDate | null) => void;
  readonly chooseTime: (time: PlainTime) => void;
  readonly reloadTimes: () => void;
  readonly confirm: () => void;
}

/** Moving one booking, from the first look at the calendar to where it is moved. */
export function useReschedule(
  booking: Booking,
  onMoved: (to: PlainDateTime) => void,
): Rescheduling {
  const { port, now } = useBookingsSettings();
  const [machine] = useState(() =>
    rescheduleMachine.provide({
      actors: {
        loadTimes: fromPromise<readonly FreeTime[], TimesQuery>(({ input, signal }) =>
          unlessCalledOff(port.times(input.bookingId, input.date, signal), signal),
        ),
        // Never called off: whoever leaves now has still asked for it.
        moveBooking: fromPromise<void, Move>(({ input }) => port.reschedule(input)),
      },
    }),
  );
  const [input] = useState(() => ({ booking, now, createKey: () => crypto.randomUUID() }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);
  const { context, value } = snapshot;

  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    const subscription = actor.on('booking.moved', ({ to }) => moved(to));
    return () => subscription.unsubscribe();
  }, [actor]);

  return {
    view: value.choice,
    today: todayIn(booking.salon.timeZone, now()),
    date: context.date,
    time: context.time,
    times: context.times,
    timesStatus: value.times,
    lostTime: context.lostTime,
    failure: context.failure,
    canMove: snapshot.can({ type: 'move.confirm' }),
    chooseDate: (date) =>
      actor.send(date === null ? { type: 'date.clear' } : { type: 'date.choose', date }),
    chooseTime: (time) => actor.send({ type: 'time.choose', time }),
    reloadTimes: () => actor.send({ type: 'times.reload' }),
    confirm: () => actor.send({ type: 'move.confirm' }),
  };
}
