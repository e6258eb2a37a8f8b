import { useActorRef, useSelector } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useToday } from '../../blocks/use-today.ts';
import { type Days, useDays } from '../../blocks/use-days.ts';
import type { Booking, BookingMove } from '../../domain/booking.ts';
import type { FreeTime, Slot } from '../../domain/slot.ts';
import { unlessNotFound } from '../../domain/unless-not-found.ts';
import { addDays, type PlainDate, type PlainTime } from '../../shared/dates.ts';
import { ignoreAborted } from '../../shared/ignore-aborted.ts';
import { canMoveToSlot, lastOpenDay } from './bookings-rules.ts';
import { rescheduleMachine } from './reschedule-machine.ts';
import type { RescheduleFact, TimesQuery } from './reschedule-setup.ts';

export interface Rescheduling {
  readonly view: 'choosing' | 'moving' | 'changed' | 'moved' | 'tooLate' | 'gone';
  /** The latest known state of the booking. */
  readonly booking: Booking;
  readonly today: PlainDate;
  /** The last selectable day, once known. */
  readonly lastDay: PlainDate | undefined;
  /** The calendar's note for a day. */
  readonly dayNote: Days['note'];
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  readonly times: readonly Slot[] | null;
  readonly isFree: (slot: Slot) => boolean;
  readonly timesStatus: 'unknown' | 'loading' | 'ready' | 'failed';
  /** The chosen time that another customer took. */
  readonly lostTime: PlainTime | null;
  /** Free times around it, if the server sent any. */
  readonly nearest: readonly FreeTime[];
  readonly failure: unknown;
  readonly canMove: boolean;
  readonly chooseDate: (date: PlainDate | null) => void;
  readonly chooseTime: (time: PlainTime) => void;
  readonly chooseNearest: (to: FreeTime) => void;
  readonly reloadTimes: () => void;
  readonly confirm: () => void;
  /** Continues with the booking's current state. */
  readonly acceptChange: () => void;
}

/** The days to which a booking can move: with its own barber or, if booked so, with any. */
function useMoveDays(
  { salon, service, barber, isAnyBarber, date: ownDate }: Booking,
  today: PlainDate,
): Pick<Days, 'days' | 'note'> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const { data: horizon } = useQuery({
    queryKey: ['booking-horizon', salon.id],
    queryFn: async ({ signal }) => {
      const answer = api.readSalon({ id: salon.id, language, signal });
      return (await unlessNotFound(answer, null))?.policy.horizonDays ?? null;
    },
  });
  const { days, note } = useDays({
    salonId: salon.id,
    serviceId: service.id,
    ...(isAnyBarber ? {} : { barberId: barber.id }),
    from: today,
    to: horizon === undefined || horizon === null ? null : addDays(today, horizon),
  });
  return {
    days,
    // Its own day counts as free, because the booking frees it.
    note: (date) => (date === ownDate ? null : note(date)),
  };
}

export interface ReschedulingCallbacks {
  readonly onMoved: (from: Booking, moved: Booking) => void;
  /** It was changed elsewhere; null if it no longer exists. */
  readonly onChanged: (booking: Booking | null) => void;
}

/** Moving one booking, from opening the calendar to the result. */
export function useReschedule(
  asked: Booking,
  { onMoved, onChanged }: ReschedulingCallbacks,
): Rescheduling {
  const api = useApi();
  const clock = usePort('clock');
  const { language } = useTranslation().i18n;
  const [machine] = useState(() =>
    rescheduleMachine.provide({
      actors: {
        loadTimes: fromPromise<readonly Slot[], TimesQuery>(({ input, signal }) => {
          const { bookingId: id, date } = input;
          const times = api.listBookingSlots({ id, query: { date }, language, signal });
          return ignoreAborted(
            times.then(({ slots }) => slots),
            signal,
          );
        }),
        // Never aborted: the move is wanted even if the visitor leaves the page.
        moveBooking: fromPromise<Booking, BookingMove>(
          async ({ input }) => (await api.moveBooking(input)).booking,
        ),
      },
    }),
  );
  const [input] = useState(() => ({
    booking: asked,
    language,
    now: () => clock.now(),
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);
  const { context, value } = snapshot;
  const { booking } = context;

  const today = useToday(booking.salon.timeZone);
  const { days, note } = useMoveDays(booking, today);
  useEffect(() => {
    if (days !== undefined) actor.send({ type: 'days.learn', days });
  }, [actor, days]);

  const handleFact = useEffectEvent((fact: RescheduleFact) => {
    if (fact.type === 'booking.moved') onMoved(fact.from, fact.booking);
    else onChanged(fact.booking);
  });
  useEffect(() => {
    const subscription = actor.on('*', (fact) => handleFact(fact));
    return () => subscription.unsubscribe();
  }, [actor]);

  return {
    view: value.choice,
    booking,
    today,
    lastDay: lastOpenDay(context.days),
    dayNote: note,
    date: context.date,
    time: context.time,
    times: context.times,
    isFree: (slot) => canMoveToSlot(slot, context.date, booking),
    timesStatus: value.times,
    lostTime: context.lostTime,
    nearest: context.nearest,
    failure: context.failure,
    canMove: snapshot.can({ type: 'move.confirm' }),
    chooseDate: (date) =>
      actor.send(date === null ? { type: 'date.clear' } : { type: 'date.choose', date }),
    chooseTime: (time) => actor.send({ type: 'time.choose', time }),
    chooseNearest: (to) => actor.send({ type: 'nearest.choose', to }),
    reloadTimes: () => actor.send({ type: 'times.reload' }),
    confirm: () => actor.send({ type: 'move.confirm' }),
    acceptChange: () => actor.send({ type: 'change.accept' }),
  };
}
