import * as v from 'valibot';
import { lineSchema } from '../typed-text.ts';
import { deskRangeSchema } from './desk-day.ts';
import { deskDecisionsSchema } from './desk-decisions.ts';
import {
  closingTimeSchema,
  countSchema,
  idSchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

const weekdaySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

/** The part of a day in which a salon is open. */
const openIntervalSchema = v.object({
  /** ISO, 1 is Monday. */
  weekday: weekdaySchema,
  opens: plainTimeSchema,
  /** At midnight `24:00`. */
  closes: closingTimeSchema,
  /** The latest start; null where only closing limits it. */
  lastStart: v.nullable(plainTimeSchema),
});

const shiftSchema = v.object({ starts: plainTimeSchema, ends: closingTimeSchema });

const weeklyShiftSchema = v.object({ weekday: weekdaySchema, ...shiftSchema.entries });

const reasonSchema = v.object({ en: v.string(), el: v.string() });

/** Response of `GET /api/v1/desk/{salon}/hours`. */
export const deskHoursSchema = v.object({
  /** Of all hours of the salon. */
  revision: countSchema,
  /** By weekday and opening. */
  week: v.array(openIntervalSchema),
  /** Days with other hours, from today on. */
  exceptions: v.array(
    v.object({
      date: plainDateSchema,
      /** Null where it is closed. */
      hours: v.nullable(v.object({ opens: plainTimeSchema, closes: closingTimeSchema })),
      reason: reasonSchema,
      /** Who was chosen to work in these hours. */
      barberIds: v.array(idSchema),
    }),
  ),
  /** Who can work on an additional day. */
  barbers: v.array(v.object({ id: idSchema, name: v.string() })),
});

interface Interval {
  weekday?: number;
  from: string;
  until: string;
}

/** Whether intervals of one day follow each other. */
function areApart(intervals: readonly Interval[]): boolean {
  const sorted = intervals.toSorted(
    (a, b) => (a.weekday ?? 0) - (b.weekday ?? 0) || a.from.localeCompare(b.from),
  );
  return sorted.every(({ weekday, from }, index) => {
    const before = sorted[index - 1];
    return before === undefined || before.weekday !== weekday || before.until <= from;
  });
}

const openWeekSchema = v.pipe(
  v.array(
    v.pipe(
      openIntervalSchema,
      v.check(({ opens, closes }) => opens < closes, 'Closes after it opens'),
      v.check(
        ({ opens, closes, lastStart }) =>
          lastStart === null || (opens <= lastStart && lastStart < closes),
        'The last start is within the interval',
      ),
    ),
  ),
  v.maxLength(42),
  v.check(
    (week) =>
      areApart(week.map(({ weekday, opens, closes }) => ({ weekday, from: opens, until: closes }))),
    'Intervals of a day overlap',
  ),
);

interface Shift {
  starts: string;
  ends: string;
}

const isOrdered = ({ starts, ends }: Shift): boolean => starts < ends;

const shiftsSchema = v.pipe(
  v.array(
    v.pipe(
      shiftSchema,
      v.check((shift) => isOrdered(shift), 'Ends after it starts'),
    ),
  ),
  v.maxLength(6),
  v.check(
    (shifts) => areApart(shifts.map(({ starts, ends }) => ({ from: starts, until: ends }))),
    'Shifts overlap',
  ),
);

/** Body of `PUT /api/v1/desk/{salon}/hours`: the whole week. */
export const deskHoursRequestSchema = v.object({
  week: openWeekSchema,
  decisions: deskDecisionsSchema,
});

/** Body of `PUT /api/v1/desk/{salon}/exceptions/{date}`. */
export const deskExceptionRequestSchema = v.object({
  /** Null for the hours of the weekday. */
  exception: v.nullable(
    v.object({
      /** Null where it is closed. */
      hours: v.nullable(
        v.pipe(
          v.object({ opens: plainTimeSchema, closes: closingTimeSchema }),
          v.check(({ opens, closes }) => opens < closes, 'Closes after it opens'),
        ),
      ),
      reason: v.object({ en: lineSchema(80), el: lineSchema(80) }),
      /** Barbers who work in these hours instead of their shifts; who was chosen before has the usual ones. */
      barberIds: v.pipe(v.array(idSchema), v.maxLength(100)),
    }),
  ),
  decisions: deskDecisionsSchema,
});

/** Response of `GET /api/v1/desk/{salon}/shifts`; a barber sees the own ones. */
export const deskShiftsSchema = v.object({
  /** In the order of the team. */
  barbers: v.array(
    v.object({
      id: idSchema,
      name: v.string(),
      picture: v.nullable(v.string()),
      /** Of the shifts of this barber. */
      revision: countSchema,
      week: v.array(weeklyShiftSchema),
      /** Days with other shifts, from today on; without shifts a day off. */
      days: v.array(v.object({ date: plainDateSchema, shifts: v.array(shiftSchema) })),
      absences: v.array(v.object({ id: recordIdSchema, range: deskRangeSchema })),
    }),
  ),
});

/** Body of `PUT /api/v1/desk/{salon}/shifts/{id}`: the whole week of a barber. */
export const deskShiftsRequestSchema = v.object({
  week: v.pipe(
    v.array(
      v.pipe(
        weeklyShiftSchema,
        v.check((shift) => isOrdered(shift), 'Ends after it starts'),
      ),
    ),
    v.maxLength(42),
    v.check(
      (week) =>
        areApart(week.map(({ weekday, starts, ends }) => ({ weekday, from: starts, until: ends }))),
      'Shifts of a day overlap',
    ),
  ),
  decisions: deskDecisionsSchema,
});

/** Body of `PUT /api/v1/desk/{salon}/shifts/{id}/days/{date}`. */
export const deskShiftDayRequestSchema = v.object({
  /** Null for the shifts of the weekday, empty for a day off. */
  shifts: v.nullable(shiftsSchema),
  decisions: deskDecisionsSchema,
});

/** The variable parts of a path below one barber of a salon, and below one day of the barber. */
export const deskBarberParamsSchema = v.object({ salon: idSchema, id: idSchema });
export const deskBarberDayParamsSchema = v.object({
  salon: idSchema,
  id: idSchema,
  date: plainDateSchema,
});

export type DeskHoursWire = v.InferInput<typeof deskHoursSchema>;
export type DeskHoursRequest = v.InferOutput<typeof deskHoursRequestSchema>;
export type DeskExceptionRequest = v.InferOutput<typeof deskExceptionRequestSchema>;
export type DeskShiftsWire = v.InferInput<typeof deskShiftsSchema>;
export type DeskShiftsRequest = v.InferOutput<typeof deskShiftsRequestSchema>;
export type DeskShiftDayRequest = v.InferOutput<typeof deskShiftDayRequestSchema>;
