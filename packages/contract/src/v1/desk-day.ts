import * as v from 'valibot';
import { blockPurposes, bookingSources } from './facts.ts';
import {
  closingTimeSchema,
  countSchema,
  idSchema,
  instantSchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** A range as instants, and as the salon's clock shows them. */
export const deskRangeSchema = v.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** The day and the time at which it starts. */
  date: plainDateSchema,
  starts: plainTimeSchema,
  /** At midnight `24:00`. */
  ends: closingTimeSchema,
});

/** What a booking at the desk can be, besides cancelled ones, which occupy no chair. */
export const deskBookingStatuses = ['confirmed', 'completed', 'no_show'] as const;

/** How to reach a customer. */
export const deskContactSchema = v.object({
  email: v.nullable(v.string()),
  /** E.164. */
  phone: v.nullable(v.string()),
});

/** A visit of the day. */
const bookedEntrySchema = v.object({
  kind: v.literal('booking'),
  id: recordIdSchema,
  revision: countSchema,
  barberId: idSchema,
  status: v.picklist(deskBookingStatuses),
  source: v.picklist(bookingSources),
  /** When the customer came; null before. */
  arrivedAt: v.nullable(instantSchema),
  /** The visit itself, without buffers and travel. */
  visit: deskRangeSchema,
  /** When it occupies its chair: several ranges around a gap. */
  parts: v.array(deskRangeSchema),
  /** Minutes before and after the visit. */
  bufferBefore: countSchema,
  bufferAfter: countSchema,
  /** While the barber is free, such as while color develops; null without one. */
  gap: v.nullable(deskRangeSchema),
  service: v.object({ id: idSchema, name: v.string() }),
  /** Null for a customer whose records were erased. */
  customerName: v.nullable(v.string()),
  /** Null where the caller may not see it, which is a barber outside of the own column. */
  contact: v.nullable(deskContactSchema),
  location: v.picklist(['salon', 'home']),
});

/** A time that is held for a customer of the waitlist. */
const heldEntrySchema = v.object({
  kind: v.literal('hold'),
  id: recordIdSchema,
  barberId: idSchema,
  parts: v.array(deskRangeSchema),
  heldUntil: instantSchema,
});

/** A time that the desk keeps free of customers. */
const blockEntrySchema = v.object({
  kind: v.literal('block'),
  id: recordIdSchema,
  revision: countSchema,
  barberId: idSchema,
  purpose: v.picklist(blockPurposes),
  parts: v.array(deskRangeSchema),
});

const deskEntrySchema = v.variant('kind', [bookedEntrySchema, heldEntrySchema, blockEntrySchema]);

const deskBarberSchema = v.object({
  id: idSchema,
  name: v.string(),
  picture: v.nullable(v.string()),
  /** Whether the barber left the team; then the column has only what was booked before. */
  isRetired: v.boolean(),
  shifts: v.array(deskRangeSchema),
  /** Those that touch this day, whole: they may last for days. */
  absences: v.array(v.object({ id: recordIdSchema, range: deskRangeSchema })),
});

/** Response of `GET /api/v1/desk/{salon}/days/{date}`. */
export const deskDaySchema = v.object({
  date: plainDateSchema,
  timeZone: v.string(),
  /** Increases with every change of the salon's calendar. */
  version: countSchema,
  /** From midnight to midnight: 23 or 25 hours when the clocks change. */
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** Empty on a closed day. */
  hours: v.array(deskRangeSchema),
  /** Why the day differs from its weekday; null where it does not. */
  reason: v.nullable(v.string()),
  /** In the order of the team. */
  barbers: v.array(deskBarberSchema),
  /** By start. */
  entries: v.array(deskEntrySchema),
});

export type DeskRangeWire = v.InferInput<typeof deskRangeSchema>;
export type DeskEntryWire = v.InferInput<typeof deskEntrySchema>;
export type DeskBarberWire = v.InferInput<typeof deskBarberSchema>;
export type DeskDayWire = v.InferInput<typeof deskDaySchema>;
