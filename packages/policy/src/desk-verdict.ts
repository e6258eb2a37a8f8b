import type { SlotRefusal } from '@salonica/contract/v1';
import type { Busy, SalonCalendar } from './calendar.ts';
import { deskCalendar, deskNow } from './desk-rules.ts';
import { gridOf } from './open-hours.ts';
import { minute, timeText } from './plain-time.ts';
import type { Range } from './ranges.ts';
import { servedBy } from './served-by.ts';
import { partsAt, partsFrom } from './service-parts.ts';
import { createPlanner, type Draft } from './starts.ts';

/** Whether the desk can enter a visit at one time. */
export interface DeskVerdict {
  time: string;
  /** On the salon's clock. */
  ends: string;
  refusal: SlotRefusal | null;
  /** The salon has to decide to work outside of its hours. */
  isOutside: boolean;
  /** When the visit would occupy its chair, as instants. */
  parts: readonly Range[];
}

/** Judges starts of one day, in minutes since midnight; by default all of them. */
export function judgeAtDesk(
  calendar: SalonCalendar,
  busy: Busy,
  draft: Draft & { date: string },
  now: number,
  starts: readonly number[] = everyStart,
): DeskVerdict[] {
  const { location, date, barberId } = draft;
  const service = servedBy(
    draft.service,
    calendar.barbers.find(({ id }) => id === barberId),
  );
  const dayIn = (isAnyHour: boolean) =>
    createPlanner(deskCalendar(calendar, isAnyHour), busy, draft, deskNow(now)).day(date);
  const [usual, any] = [dayIn(false), dayIn(true)];
  const parts = partsAt(calendar, service, location) ?? [];
  return starts.map((at) => {
    const inHours = usual.judge(at);
    const { instant, refusal } = inHours.refusal === null ? inHours : any.judge(at);
    return {
      time: timeText(at),
      ends:
        instant === null
          ? timeText(Math.min(at + service.minutes, 24 * 60))
          : usual.clock.timeOf(instant + service.minutes * minute),
      refusal,
      isOutside: refusal === null && inHours.refusal !== null,
      parts: instant === null ? [] : partsFrom(instant, parts),
    };
  });
}

const everyStart = gridOf([{ opens: 0, closes: 24 * 60, lastStart: null }], 5);

/** What occupies a chair. */
export interface Occupied {
  parts: readonly Range[];
}

/** All that a visit with these parts would meet, in the order of these. */
export const obstaclesAt = <Thing extends Occupied>(
  parts: readonly Range[],
  things: readonly Thing[],
): Thing[] =>
  things.filter((thing) =>
    thing.parts.some((taken) =>
      parts.some(({ from, until }) => from < taken.until && taken.from < until),
    ),
  );

/** The first of them. */
export const obstacleAt = <Thing extends Occupied>(
  parts: readonly Range[],
  things: readonly Thing[],
): Thing | undefined => obstaclesAt(parts, things)[0];
