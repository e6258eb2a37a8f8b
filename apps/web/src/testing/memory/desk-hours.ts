import {
  chosenFor,
  type HoursException,
  minutesOf,
  type Range,
  type SalonCalendar,
  timeText,
  wallRange,
  withException,
} from '@salonica/policy';
import type { Api, RequestOf, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { todayIn } from '../../shared/dates.ts';
import { calendarAt } from './calendar.ts';
import { createMemoryDeskAbsences, type MemoryDeskAbsences } from './desk-absences.ts';
import { decideInMemory, type Settled } from './desk-decisions.ts';
import { createMemoryDeskRequests, type MemoryDeskRequests } from './desk-requests.ts';
import {
  rangeOf,
  type SettingWrite,
  type SettleInMemory,
  withBarber,
  withShifts,
} from './desk-times.ts';
import { textIn } from './texts.ts';
import { type CalendarChange, type EnterDesk, type MemoryWorld, notFound } from './world.ts';

export type MemoryDeskHours = MemoryDeskRequests &
  MemoryDeskAbsences &
  Pick<
    Api,
    | 'readDeskHours'
    | 'changeDeskHours'
    | 'changeDeskException'
    | 'readDeskShifts'
    | 'changeDeskShifts'
    | 'changeDeskShiftDay'
  >;

const text = (minutes: number) => (minutes === 24 * 60 ? '24:00' : timeText(minutes));
const shiftOf = ({ from, until }: Range) => ({ starts: text(from), ends: text(until) });

interface Preparation {
  /** Throws where the change is not possible; a later one may make it void. */
  readonly check?: (before: SalonCalendar) => void;
  /** Further parts that it changes. */
  readonly more?: readonly string[];
}

const isInTeam = ({ barbers }: SalonCalendar, id: string) => barbers.some((one) => one.id === id);

function requireInTeam(calendar: SalonCalendar, id: string): void {
  if (!isInTeam(calendar, id)) throw notFound();
}

/** The times of the salon whose member the customer is. */
export function createMemoryDeskHours(world: MemoryWorld, enter: EnterDesk): MemoryDeskHours {
  const revisions = new Map<string, number>();
  const answers = new Map<string, Settled>();
  world.onForget(() => {
    revisions.clear();
    answers.clear();
    world.calendarChanges.clear();
  });

  const settle: SettleInMemory = async (write, prepare) => {
    const { salon, body, idempotencyKey, language = 'en' } = write;
    await enter(salon, 'manager');
    const known = answers.get(idempotencyKey);
    if (known !== undefined) return known;
    const before = calendarAt(world, salon);
    const { change, mayKeep = true, revision, id, isBlock = false, onApplied } = prepare(before);
    const planned = { before, after: change(before), decisions: body.decisions, mayKeep, language };
    const undecided = decideInMemory(world, planned);
    if (undecided !== null) return undecided;
    if (!isBlock) {
      world.calendarChanges.set(salon, [...(world.calendarChanges.get(salon) ?? []), change]);
    }
    onApplied?.();
    world.live.notify({ type: 'salon.changed', salonId: salon });
    const made = id === undefined ? {} : { id };
    const answer = { outcome: 'applied', revision, version: 0, ...made } as const;
    answers.set(idempotencyKey, answer);
    return answer;
  };
  const revisionOf = (part: string) => revisions.get(part) ?? 0;
  const change = (
    write: SettingWrite,
    part: string,
    apply: CalendarChange,
    { check, more = [] }: Preparation = {},
  ) =>
    settle(write, (before) => {
      if (revisionOf(part) !== write.revision) throw new ServiceError({ kind: 'stale' });
      check?.(before);
      const raise = (one: string) => revisions.set(one, revisionOf(one) + 1);
      return {
        change: apply,
        revision: write.revision + 1,
        onApplied: () => [part, ...more].forEach(raise),
      };
    });
  const requireFuture = (date: string, { timeZone }: SalonCalendar) => {
    if (date >= todayIn(timeZone, world.now())) return;
    throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
  };
  const shiftsPart = (barberId: string) => `shifts:${barberId}`;

  return {
    ...createMemoryDeskRequests(world, enter, settle),
    ...createMemoryDeskAbsences(world, enter, settle),
    async readDeskHours({ salon, language = 'en', signal }) {
      await enter(salon, 'manager', signal);
      return hoursOf(calendarAt(world, salon), revisionOf('hours'), world.now(), language);
    },
    async changeDeskHours(write) {
      const hours = new Map<number, readonly ReturnType<typeof openOf>[]>();
      for (const { weekday, ...interval } of write.body.week) {
        hours.set(weekday, [...(hours.get(weekday) ?? []), openOf(interval)]);
      }
      return change(write, 'hours', (before) => ({ ...before, hours }));
    },
    async changeDeskException(write) {
      const { date, body } = write;
      const { exception } = body;
      const working = exception?.hours == null ? [] : exception.barberIds;
      const former = chosenFor(calendarAt(world, write.salon), date);
      const planned = exceptionOf(exception);
      return change(write, 'hours', (before) => withException(before, date, planned, working), {
        check(before) {
          requireFuture(date, before);
          if (working.every((id) => isInTeam(before, id))) return;
          throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
        },
        more: [...new Set([...former, ...working])].map(shiftsPart),
      });
    },
    async readDeskShifts({ salon, language = 'en', signal }) {
      const member = await enter(salon, 'barber', signal);
      const { barbers, timeZone } = calendarAt(world, salon);
      const today = todayIn(timeZone, world.now());
      return {
        barbers: barbers
          .filter(({ id }) => member.role !== 'barber' || id === member.barberId)
          .map(({ id, name, hours, dated, picture }) => ({
            id,
            name: textIn(language, name),
            picture,
            revision: revisionOf(shiftsPart(id)),
            week: [...hours].flatMap(([weekday, shifts]) =>
              shifts.map((shift) => ({ weekday, ...shiftOf(shift) })),
            ),
            days: [...dated]
              .filter(([date]) => date >= today)
              .toSorted(([a], [b]) => a.localeCompare(b))
              .map(([date, shifts]) => ({ date, shifts: shifts.map(shiftOf) })),
            absences: [...world.blocks.values()]
              .filter(({ barberId, purpose }) => barberId === id && purpose === 'away')
              .filter(({ range }) => range.until > world.now())
              .map((absence) => ({ id: absence.id, range: wallRange(timeZone, absence.range) })),
          })),
      };
    },
    async changeDeskShifts(write) {
      const hours = new Map<number, readonly Range[]>();
      for (const { weekday, ...shift } of write.body.week) {
        hours.set(weekday, [...(hours.get(weekday) ?? []), rangeOf(shift)]);
      }
      return change(
        write,
        shiftsPart(write.id),
        (before) => withBarber(before, write.id, (barber) => ({ ...barber, hours })),
        { check: (before) => requireInTeam(before, write.id) },
      );
    },
    async changeDeskShiftDay(write) {
      const { id, date, body } = write;
      const shifts = withShifts(date, body.shifts);
      return change(write, shiftsPart(id), (before) => withBarber(before, id, shifts), {
        check(before) {
          requireFuture(date, before);
          requireInTeam(before, id);
        },
      });
    },
  };
}

type Week = RequestOf<'changeDeskHours'>['body']['week'];
type Exception = RequestOf<'changeDeskException'>['body']['exception'];

const openOf = ({ opens, closes, lastStart }: Omit<Week[number], 'weekday'>) => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes),
  lastStart: lastStart === null ? null : minutesOf(lastStart),
});

function exceptionOf(exception: Exception): HoursException | null {
  if (exception === null) return null;
  const { hours, reason } = exception;
  return { hours: hours === null ? [] : [openOf({ ...hours, lastStart: null })], reason };
}

function hoursOf(
  calendar: SalonCalendar,
  revision: number,
  now: number,
  language: string,
): ResponseOf<'readDeskHours'> {
  const { hours, exceptions, barbers, timeZone } = calendar;
  const today = todayIn(timeZone, now);
  return {
    revision,
    week: [...hours]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([weekday, intervals]) =>
        intervals.map(({ opens, closes, lastStart }) => ({
          weekday,
          opens: text(opens),
          closes: text(closes),
          lastStart: lastStart === null ? null : text(lastStart),
        })),
      ),
    exceptions: [...exceptions]
      .filter(([date]) => date >= today)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(
        ([
          date,
          {
            hours: [first],
            reason,
          },
        ]) => ({
          date,
          hours:
            first === undefined ? null : { opens: text(first.opens), closes: text(first.closes) },
          reason,
          barberIds: [...chosenFor(calendar, date)],
        }),
      ),
    barbers: barbers.map(({ id, name }) => ({ id, name: textIn(language, name) })),
  };
}

/** The hours of a salon as its public page has them. */
export function publicHours(
  calendar: SalonCalendar,
  now: number,
  language: string,
): Pick<ResponseOf<'readSalon'>, 'hours' | 'exceptions'> {
  const { week, exceptions } = hoursOf(calendar, 0, now, language);
  return {
    hours: week.map(({ lastStart, ...interval }) =>
      lastStart === null ? interval : { ...interval, lastStart },
    ),
    exceptions: exceptions.map(({ date, hours, reason }) => ({
      date,
      opens: hours?.opens ?? null,
      closes: hours?.closes ?? null,
      reason: textIn(language, reason),
    })),
  };
}
