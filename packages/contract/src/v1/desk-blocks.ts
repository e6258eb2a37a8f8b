import * as v from 'valibot';
import { deskDecisionsSchema } from './desk-decisions.ts';
import { blockPurposes } from './facts.ts';
import { closingTimeSchema, idSchema, plainDateSchema, plainTimeSchema } from './values.ts';

/** Body of the calls that keep a time free of customers, and that move it. */
export const deskBlockRequestSchema = v.pipe(
  v.object({
    barberId: idSchema,
    purpose: v.picklist(blockPurposes),
    date: plainDateSchema,
    starts: plainTimeSchema,
    /** At midnight `24:00`. */
    ends: closingTimeSchema,
  }),
  v.forward(
    v.check(({ starts, ends }) => starts < ends, 'Ends after it starts'),
    ['ends'],
  ),
);

/** Body of `POST /api/v1/desk/{salon}/absences`. */
export const deskAbsenceRequestSchema = v.pipe(
  v.object({
    barberId: idSchema,
    /** The first day, and the time at which the absence starts. */
    date: plainDateSchema,
    starts: plainTimeSchema,
    /** The last day, and the time at which the absence ends. */
    lastDate: plainDateSchema,
    ends: closingTimeSchema,
    decisions: deskDecisionsSchema,
  }),
  v.forward(
    v.check(
      ({ date, starts, lastDate, ends }) => `${date} ${starts}` < `${lastDate} ${ends}`,
      'Ends after it starts',
    ),
    ['lastDate'],
  ),
);

export type DeskBlockRequest = v.InferOutput<typeof deskBlockRequestSchema>;
export type DeskAbsenceRequest = v.InferOutput<typeof deskAbsenceRequestSchema>;
