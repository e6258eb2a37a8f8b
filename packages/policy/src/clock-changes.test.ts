import { expect, test } from 'vitest';
import { changeRefusal } from './change-deadlines.ts';
import { addDays, day, minute, timeText, utcMidnight } from './plain-time.ts';
import { slotsOf } from './slots.ts';
import { createPlanner, type Draft } from './starts.ts';
import { allWeekdays, makeCalendar, makeService } from './testing/make-calendar.ts';

const zones = Intl.supportedValuesOf('timeZone');

interface Change {
  timeZone: string;
  /** When the clocks change. */
  instant: number;
  /** The local day of the change. */
  date: string;
}

/** Every change of 2027. */
const changes: Change[] = zones.flatMap((timeZone) => {
  const found: Change[] = [];
  let at = Temporal.PlainDate.from('2027-01-01').toZonedDateTime(timeZone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year > 2027) return found;
    found.push({ timeZone, instant: next.epochMilliseconds, date: next.toPlainDate().toString() });
    at = next;
  }
});

const offsetAt = (timeZone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds /
  1_000_000;

/** Every instant with this local time, found by trying both offsets around the change. */
function instantsOf({ timeZone, instant }: Change, date: string, at: number): number[] {
  const shown = utcMidnight(date) + at * minute;
  const offsets = new Set([instant - 1, instant].map((near) => offsetAt(timeZone, near)));
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((candidate) => candidate + offsetAt(timeZone, candidate) === shown);
}

const aroundTheClock = new Map(
  allWeekdays.map((weekday) => [weekday, [{ opens: 0, closes: 24 * 60, lastStart: null }]]),
);

const service = makeService({ minutes: 90 });
/** Open until midnight: near a change later starts may end an hour too late. */
const lastInTime = 24 * 60 - service.minutes - 60;
const draft: Draft = { service, location: 'salon', barberId: null };

function plansAround(change: Change) {
  const calendar = makeCalendar({
    timeZone: change.timeZone,
    slotMinutes: 15,
    hours: aroundTheClock,
  });
  const planner = createPlanner(calendar, new Map(), draft, change.instant - 5 * day);
  return [-1, 0, 1].map((days) => {
    const date = addDays(change.date, days);
    return { date, plan: planner.day(date), slots: slotsOf(planner, draft, date) };
  });
}

test('the clocks of many zones change in 2027', () => {
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(changes.map(({ timeZone }) => timeZone)).size).toBeGreaterThan(100);
  expect(changes.filter(({ timeZone }) => timeZone === 'Europe/Athens')).toMatchObject([
    { date: '2027-03-28' },
    { date: '2027-10-31' },
  ]);
});

test('offers every start except skipped and repeated ones', () => {
  let [skipped, repeated] = [0, 0];
  const wrong: unknown[] = [];
  for (const change of changes) {
    for (const { date, plan } of plansAround(change)) {
      for (const at of plan.grid) {
        const { instant, refusal, barberIds } = plan.judge(at);
        const instants = instantsOf(change, date, at);
        const isUnique = instants.length === 1;
        const isClosing = at > lastInTime && refusal === 'closing';
        const isRight = isUnique
          ? instant === instants[0] && (refusal === null || isClosing)
          : instant === null && refusal === 'clock-change' && barberIds.length === 0;
        if (!isRight) wrong.push([change.timeZone, date, timeText(at), refusal, instants]);
        if (instants.length === 0) skipped += 1;
        if (instants.length === 2) repeated += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(skipped).toBeGreaterThan(100);
  expect(repeated).toBeGreaterThan(100);
});

test('a visit keeps its duration across changes of daylight saving time', () => {
  const wrong: unknown[] = [];
  for (const change of changes) {
    for (const { date, plan, slots } of plansAround(change)) {
      for (const [index, { time, ends }] of slots.entries()) {
        const { instant } = plan.judge(plan.grid[index] ?? 0);
        if (instant === null) continue;
        const end = instant + service.minutes * minute;
        const shown = new Date(end + offsetAt(change.timeZone, end)).toISOString().slice(11, 16);
        if (ends !== shown) wrong.push([change.timeZone, date, time, ends, shown]);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a booking can be changed until exactly 24 hours before it, across changes of daylight saving time', () => {
  let otherClocks = 0;
  const wrong: unknown[] = [];
  for (const change of changes) {
    for (const { date, plan } of plansAround(change)) {
      for (const at of plan.grid) {
        const { instant } = plan.judge(at);
        if (instant === null) continue;
        const last = instant - 86_400_000;
        if (!isChangeable(instant, last) || isChangeable(instant, last + 1)) {
          wrong.push([change.timeZone, date, timeText(at)]);
        }
        if (offsetAt(change.timeZone, last) !== offsetAt(change.timeZone, instant))
          otherClocks += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(otherClocks).toBeGreaterThan(1000);
});

function isChangeable(startsAt: number, time: number): boolean {
  const booking = {
    status: 'confirmed',
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + service.minutes * minute),
    createdAt: new Date(0),
    noticeMinutes: 1440,
  };
  return changeRefusal(booking, time) === null;
}
