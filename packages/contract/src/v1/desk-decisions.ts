import * as v from 'valibot';
import { deskRangeSchema } from './desk-day.ts';
import { deskTellingSchema } from './desk-telling.ts';
import { cancelReasons } from './facts.ts';
import {
  countSchema,
  idSchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** Why a decision could not be carried out. */
export const decisionProblems = [
  'slot-taken',
  'not-bookable',
  'double-booked',
  'wrong-state',
] as const;

const namedSchema = v.object({ id: idSchema, name: v.string() });

/** The booking in the state in which it was shown. */
const seen = { id: recordIdSchema, revision: countSchema };

/** What happens to a booking that a change of settings touches. */
const deskDecisionSchema = v.variant('choice', [
  v.object({ ...seen, choice: v.literal('keep') }),
  v.object({
    ...seen,
    choice: v.literal('move'),
    date: plainDateSchema,
    time: plainTimeSchema,
    barberId: idSchema,
  }),
  v.object({ ...seen, choice: v.literal('cancel'), reason: v.picklist(cancelReasons) }),
]);

/** The field of a change with what happens to the bookings it touches; empty to ask for them. */
export const deskDecisionsSchema = v.pipe(v.array(deskDecisionSchema), v.maxLength(500));

/** Body of a change that is known from its path, such as `PUT /api/v1/desk/{salon}/barbers/{id}/retirement`. */
export const deskDecidedRequestSchema = v.object({ decisions: deskDecisionsSchema });

/** A booking that the calendar would no longer serve after the change. */
const deskTouchedSchema = v.object({
  ...seen,
  visit: deskRangeSchema,
  service: namedSchema,
  barber: namedSchema,
  customerName: v.nullable(v.string()),
  told: deskTellingSchema,
  /** Free starts after the change, the nearest first; different ones for different bookings. */
  suggestions: v.array(
    v.object({ date: plainDateSchema, time: plainTimeSchema, barber: namedSchema }),
  ),
  /** Why its decision could not be carried out; null before. */
  problem: v.nullable(v.picklist(decisionProblems)),
});

/**
 * Response of a change that may touch bookings: applied as a whole, or not at all because bookings
 * wait for a decision.
 */
export const deskSettledSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('applied'),
    /** Of the settings. */
    revision: countSchema,
    /** Of the salon's calendar. */
    version: countSchema,
    /** Of the record that the change makes, such as an absence. */
    id: v.optional(recordIdSchema),
  }),
  v.object({
    outcome: v.literal('undecided'),
    /** Whether a booking can stay as it is. */
    mayKeep: v.boolean(),
    /** By start. */
    touched: v.array(deskTouchedSchema),
    /** The team after the change. */
    barbers: v.array(namedSchema),
  }),
]);

export type DeskDecision = v.InferOutput<typeof deskDecisionSchema>;
export type DeskTouchedWire = v.InferInput<typeof deskTouchedSchema>;
export type DeskSettledWire = v.InferInput<typeof deskSettledSchema>;
