import type { DeskBooking, DeskDay, DeskTimes } from '../../domain/desk.ts';
import type { Obstacle } from '../../domain/failure.ts';
import { minutesOf, type PlainDate, type PlainTime } from '../../shared/dates.ts';
import type { MoveBody } from './booking-change.ts';

/** Where a booking would go. */
export interface MoveDraft {
  readonly date: PlainDate;
  readonly time: PlainTime;
  readonly barberId: string;
  readonly serviceId: string;
}

export const draftOf = ({ visit, barber, service }: DeskBooking): MoveDraft => ({
  date: visit.date,
  time: visit.starts,
  barberId: barber.id,
  serviceId: service.id,
});

type Start = DeskTimes['times'][number];

/** A start with what is in the way. */
export interface JudgedStart extends Omit<Start, 'obstacle'> {
  readonly obstacle: Obstacle | null;
}

/** The verdict on one time; null for one that the desk does not know, such as 10:03. */
export function startAt({ times, obstacles }: DeskTimes, time: PlainTime): JudgedStart | null {
  const found = times.find((one) => one.time === time);
  if (found === undefined) return null;
  const { obstacle } = found;
  return { ...found, obstacle: obstacle === null ? null : (obstacles[obstacle] ?? null) };
}

const step = 15;

/** The starts that are shown at once: each quarter of an hour within the hours of the day. */
export function shownStarts(
  times: DeskTimes,
  hours: DeskDay['hours'],
  own: PlainTime | null,
): readonly JudgedStart[] {
  const isOpen = (time: PlainTime) =>
    hours.some(({ starts, ends }) => starts <= time && time < ends);
  return times.times
    .filter(
      ({ time, refusal }) =>
        time === own ||
        (minutesOf(time) % step === 0 &&
          isOpen(time) &&
          refusal !== 'past' &&
          refusal !== 'closing' &&
          refusal !== 'clock-change'),
    )
    .flatMap(({ time }) => startAt(times, time) ?? []);
}

export const isSamePlace = (draft: MoveDraft, booking: DeskBooking): boolean =>
  JSON.stringify(draft) === JSON.stringify(draftOf(booking));

/** The request of a move to a start that was judged. */
export function moveTo(
  { date, time, barberId, serviceId }: MoveDraft,
  booking: DeskBooking,
  { total, isOutside }: Pick<DeskTimes, 'total'> & Pick<JudgedStart, 'isOutside'>,
): MoveBody {
  return {
    date,
    time,
    total,
    ...(barberId === booking.barber.id ? {} : { barberId }),
    ...(serviceId === booking.service.id ? {} : { serviceId }),
    ...(isOutside ? { outsideHours: true } : {}),
  };
}
