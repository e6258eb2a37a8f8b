import type {
  DayPlanColumn,
  DayPlanEntry,
  DayPlanRange,
  DayPlanState,
} from '@salonica/ui/day-plan';
import type { DeskDay, DeskEntry, DeskVisit } from '../../domain/desk.ts';
import { minutesOf, type PlainTime, wallClock } from '../../shared/dates.ts';

type Range = DeskVisit['visit'];

/** What the plan calls things. */
export interface PlanWords {
  readonly away: string;
  readonly held: string;
  readonly erased: string;
  readonly purpose: (purpose: Extract<DeskEntry, { kind: 'block' }>['purpose']) => string;
  readonly home: (customer: string) => string;
}

/** The day as the plan shows it, in minutes of the salon's clock. */
export interface PlannedDay extends DayPlanRange {
  readonly columns: readonly DayPlanColumn[];
  readonly entries: readonly DayPlanEntry[];
}

const wholeDay = 24 * 60;

/** Minutes of the day's own clock; a range from the day before begins at midnight. */
export function minutesIn(
  day: Pick<DeskDay, 'date' | 'startsAt' | 'endsAt'>,
  { startsAt, endsAt, starts, ends }: Range,
): DayPlanRange {
  return {
    from: startsAt < day.startsAt ? 0 : minutesOf(starts),
    until: endsAt >= day.endsAt ? wholeDay : minutesOf(ends),
  };
}

/** What became of a visit. */
export function stateOf({ status, arrivedAt }: DeskVisit): DayPlanState {
  if (status === 'no_show') return 'no-show';
  if (status === 'completed') return 'completed';
  return arrivedAt === null ? 'confirmed' : 'arrived';
}

function visitIn(day: DeskDay, visit: DeskVisit, words: PlanWords): DayPlanEntry {
  const { id, barberId, gap, bufferBefore, bufferAfter, service, location } = visit;
  const whole = minutesIn(day, visit.visit);
  const free = gap === null ? null : minutesIn(day, gap);
  const customer = visit.customerName ?? words.erased;
  return {
    id,
    columnId: barberId,
    ...whole,
    ...(free === null
      ? {}
      : {
          parts: [
            { from: whole.from, until: free.from },
            { from: free.until, until: whole.until },
          ],
        }),
    bufferBefore,
    bufferAfter,
    state: stateOf(visit),
    title: service.name,
    detail: location === 'home' ? words.home(customer) : customer,
  };
}

function entryIn(day: DeskDay, entry: DeskEntry, words: PlanWords): DayPlanEntry | null {
  if (entry.kind === 'booking') return visitIn(day, entry, words);
  const { id, barberId, parts } = entry;
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { from } = minutesIn(day, first);
  const { until } = minutesIn(day, last);
  const place = { id, columnId: barberId, from, until };
  return entry.kind === 'hold'
    ? { ...place, variant: 'hold', title: words.held }
    : { ...place, variant: 'blocked', title: words.purpose(entry.purpose) };
}

/** The hours that are shown: an hour around everything, at least a working day. */
function shownHours(ranges: readonly DayPlanRange[]): DayPlanRange {
  if (ranges.length === 0) return { from: 9 * 60, until: 18 * 60 };
  const from = Math.min(...ranges.map((range) => range.from));
  const until = Math.max(...ranges.map((range) => range.until));
  return {
    from: Math.max(0, Math.floor(from / 60) * 60 - 60),
    until: Math.min(wholeDay, Math.ceil(until / 60) * 60 + 60),
  };
}

/** The minute of an instant on the day's own clock, which may change; 0 before the day, and all of it after. */
export function minuteAt(
  { timeZone, startsAt, endsAt }: Pick<DeskDay, 'timeZone' | 'startsAt' | 'endsAt'>,
  instant: number,
): number {
  if (instant >= endsAt) return wholeDay;
  return instant < startsAt ? 0 : minutesOf(wallClock(timeZone, instant).time);
}

/** The present place of an entry while it is moved. */
export function movedEntry(entry: DayPlanEntry, columnId: string, time: PlainTime): DayPlanEntry {
  const shift = minutesOf(time) - entry.from;
  const moved = ({ from, until }: DayPlanRange): DayPlanRange => ({
    from: from + shift,
    until: until + shift,
  });
  return {
    ...entry,
    ...moved(entry),
    columnId,
    movable: false,
    ...(entry.parts === undefined ? {} : { parts: entry.parts.map(moved) }),
  };
}

/**
 * @param canMove - whether the member may move an entry now
 * @param now - milliseconds since 1970
 */
export function planOfDay(
  day: DeskDay,
  words: PlanWords,
  canMove: (entry: DeskEntry) => boolean,
  now: number,
): PlannedDay {
  const addFrom = minuteAt(day, now);
  const columns = day.barbers.map(({ id, name, picture, shifts, absences }): DayPlanColumn => ({
    id,
    name,
    picture,
    addFrom,
    hours: shifts.map((shift) => minutesIn(day, shift)),
    absences: absences.map(({ range }) => ({ ...minutesIn(day, range), label: words.away })),
  }));
  const entries = day.entries.flatMap((entry) => {
    const planned = entryIn(day, entry, words);
    return planned === null ? [] : [{ ...planned, movable: canMove(entry) }];
  });
  const hours = day.hours.map((range) => minutesIn(day, range));
  return {
    columns,
    entries,
    ...shownHours([...hours, ...columns.flatMap((one) => one.hours), ...entries]),
  };
}
