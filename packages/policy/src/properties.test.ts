import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Busy, SalonCalendar, Service } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { daySummaries } from './days.ts';
import { nearestFree } from './nearest.ts';
import { addDays, minute, minutesOf, timeText, utcMidnight, weekdayOf } from './plain-time.ts';
import { type Range, rangeList } from './ranges.ts';
import { partsAt, partsFrom } from './service-parts.ts';
import { createPlanner, type Draft } from './starts.ts';
import { allWeekdays, makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

const monday = '2026-12-07';
const midnight = utcMidnight(monday);

const quarter = fc.integer({ min: 0, max: 96 }).map((value) => value * 15);
const ordered = fc
  .tuple(quarter, quarter)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }));
const taken = fc
  .tuple(fc.integer({ min: -600, max: 3000 }), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]) => ({
    from: midnight + from * minute,
    until: midnight + (from + length) * minute,
  }));

const service: fc.Arbitrary<Service> = fc
  .record({
    minutes: fc.integer({ min: 5, max: 240 }),
    gap: fc.option(
      fc.record({
        after: fc.integer({ min: 0, max: 60 }),
        minutes: fc.integer({ min: 1, max: 60 }),
      }),
    ),
    bufferBefore: fc.integer({ min: 0, max: 20 }),
    bufferAfter: fc.integer({ min: 0, max: 20 }),
  })
  .map((facts) => makeService(facts));

interface Member {
  shifts: Range[];
  /** Of Monday, instead of its shifts. */
  dated: Range[] | null;
  absences: Range[];
  booked: Range[];
}

interface World {
  calendar: SalonCalendar;
  busy: Busy;
  draft: Draft;
  now: number;
  members: Member[];
}

const world: fc.Arbitrary<World> = fc
  .record({
    service,
    open: ordered,
    slotMinutes: fc.constantFrom(10, 15, 30, 45),
    members: fc.array(
      fc.record({
        shifts: fc.array(ordered, { maxLength: 2 }),
        dated: fc.option(fc.array(ordered, { maxLength: 2 })),
        absences: fc.array(taken, { maxLength: 2 }),
        booked: fc.array(taken, { maxLength: 8 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    leadMinutes: fc.constantFrom(0, 45, 600),
    horizonDays: fc.constantFrom(0, 1, 30),
    location: fc.constantFrom('salon' as const, 'home' as const),
    now: fc.integer({ min: -2000, max: 1000 }).map((value) => midnight + value * minute + 1234),
  })
  .map(({ open, members, location, service: wanted, now, ...rules }) => ({
    calendar: makeCalendar({
      ...rules,
      timeZone: 'UTC',
      hours: new Map(
        allWeekdays.map((weekday) => [
          weekday,
          [{ opens: open.from, closes: open.until, lastStart: null }],
        ]),
      ),
      barbers: members.map(({ shifts, dated, absences }, index) =>
        makeMember({
          id: `member-${index}`,
          position: index,
          hours: shifts,
          dated: new Map(dated === null ? [] : [[monday, dated]]),
          absences,
        }),
      ),
    }),
    busy: new Map(members.map(({ booked }, index) => [`member-${index}`, rangeList(booked)])),
    draft: { service: wanted, location, barberId: null },
    now,
    members,
  }));

const meets = (a: Range, b: Range) => a.from < b.until && b.from < a.until;
const lies = (inner: Range, outer: Range) => outer.from <= inner.from && inner.until <= outer.until;

/** A naive implementation of the same rules. */
function naivelyFree({ calendar, draft, now, members }: World, date: string, at: number): string[] {
  const start = utcMidnight(date) + at * minute;
  const visit = { from: start, until: start + draft.service.minutes * minute };
  const parts = partsAt(calendar, draft.service, draft.location) ?? [];
  const blocks = partsFrom(start, parts);
  const onDay = ({ from, until }: Range) => ({
    from: utcMidnight(date) + from * minute,
    until: utcMidnight(date) + until * minute,
  });
  const [open] = calendar.hours.get(weekdayOf(date)) ?? [];
  const thisMinute = now - (now % minute);
  const today = new Date(now).toISOString().slice(0, 10);
  const isOffered =
    open !== undefined &&
    lies(visit, onDay({ from: open.opens, until: open.closes })) &&
    start > thisMinute &&
    start >= thisMinute + calendar.leadMinutes * minute &&
    date <= addDays(today, calendar.horizonDays);
  if (!isOffered) return [];
  return members.flatMap(({ shifts, dated, absences, booked }, index) => {
    const worked = date === monday ? (dated ?? shifts) : shifts;
    const isFree =
      worked.some((shift) => lies(visit, onDay(shift))) &&
      ![...absences, ...booked].some((range) => blocks.some((block) => meets(block, range)));
    return isFree ? [`member-${index}`] : [];
  });
}

test('the free starts match a naive reading of the rules', () => {
  fc.assert(
    fc.property(world, (facts) => {
      const { calendar, busy, draft, now } = facts;
      const planner = createPlanner(calendar, busy, draft, now);
      for (const date of [monday, addDays(monday, 1)]) {
        const { grid, judge } = planner.day(date);
        for (const at of grid) {
          const { barberIds, refusal } = judge(at);
          expect(barberIds).toEqual(naivelyFree(facts, date, at));
          expect(refusal === null).toBe(barberIds.length > 0);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a booked start blocks every overlapping visit', () => {
  fc.assert(
    fc.property(world, fc.nat(), (facts, choice) => {
      const { calendar, busy, draft, now, members } = facts;
      const before = createPlanner(calendar, busy, draft, now).day(monday);
      const free = before.grid.map((at) => before.judge(at)).filter(({ refusal }) => !refusal);
      const start = free[choice % Math.max(free.length, 1)];
      const [barberId] = start?.barberIds ?? [];
      if (start?.instant == null || barberId === undefined) return;
      const parts = partsAt(calendar, draft.service, draft.location) ?? [];
      const blocks = partsFrom(start.instant, parts);
      const index = Number(barberId.slice('member-'.length));
      const booked = [...(members[index]?.booked ?? []), ...blocks];
      const after = createPlanner(
        calendar,
        new Map([...busy, [barberId, rangeList(booked)]]),
        draft,
        now,
      ).day(monday);
      for (const at of after.grid) {
        const { instant, barberIds } = after.judge(at);
        if (instant === null || !barberIds.includes(barberId)) continue;
        const later = partsFrom(instant, parts);
        expect(later.some((part) => blocks.some((block) => meets(part, block)))).toBe(false);
        expect(before.judge(at).barberIds).toContain(barberId);
      }
    }),
    { numRuns: 300 },
  );
});

test('a day counts its available starts', () => {
  fc.assert(
    fc.property(world, ({ calendar, busy, draft, now }) => {
      const planner = createPlanner(calendar, busy, draft, now);
      for (const { date, state, free } of daySummaries(planner, monday, addDays(monday, 3))) {
        const { grid, judge } = planner.day(date);
        const count = grid.filter((at) => judge(at).refusal === null).length;
        expect(free).toBe(count);
        expect(['free', 'few'].includes(state)).toBe(count > 0);
        expect(state === 'few').toBe(count > 0 && count <= 3);
      }
    }),
    { numRuns: 200 },
  );
});

test('the nearest times are free, and no nearer one is missing', () => {
  fc.assert(
    fc.property(world, quarter, ({ calendar, busy, draft, now }, at) => {
      const planner = createPlanner(calendar, busy, draft, now);
      const found = nearestFree(planner, monday, at);
      expect(found.length).toBeLessThanOrEqual(3);
      const distance = (time: string) => Math.abs(minutesOf(time) - at);
      const { grid, judge } = planner.day(monday);
      const free = grid.filter((start) => judge(start).refusal === null);
      const sameDay = found.filter(({ date }) => date === monday);
      expect(sameDay).toHaveLength(Math.min(3, monday < planner.today ? 0 : free.length));
      const farthest = Math.max(...sameDay.map(({ time }) => distance(time)));
      const others = free.filter((start) => !sameDay.some(({ time }) => minutesOf(time) === start));
      for (const other of others)
        expect(distance(timeText(other))).toBeGreaterThanOrEqual(farthest);
      for (const { date, time, barberIds } of found) {
        expect(planner.day(date).judge(minutesOf(time)).barberIds).toEqual(barberIds);
        expect(barberIds).not.toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('a list of ranges gives the same results as its ranges', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, length]) => ({ from, until: from + length }));
  fc.assert(
    fc.property(fc.array(range), range, (ranges, asked) => {
      const list = rangeList(ranges);
      expect(list.overlaps(asked.from, asked.until)).toBe(
        ranges.some((known) => meets(known, asked)),
      );
      const inside = Array.from({ length: asked.until - asked.from }, (_, index) => ({
        from: asked.from + index,
        until: asked.from + index + 1,
      })).filter((unit) => ranges.some((known) => meets(known, unit)));
      expect(list.within(asked.from, asked.until)).toBe(inside.length);
    }),
  );
});

test('a start is the same instant by the calendar and by its day clock', () => {
  const date = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
  const at = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const timeZone = fc.constantFrom('Europe/Athens', 'America/New_York', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(timeZone, date, at, (zone, day, time) => {
      const instant = instantAt(zone, day, timeText(time));
      if (instant === null) return;
      const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
      expect(shown.toPlainDateTime().toString()).toBe(`${day}T${timeText(time)}:00`);
    }),
  );
});
