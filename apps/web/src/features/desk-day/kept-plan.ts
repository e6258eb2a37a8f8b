import * as v from 'valibot';
import type { StoredDraft } from '../../domain/ports/drafts-port.ts';
import type { DeskDay, DeskSalon } from '../../domain/desk.ts';

/** Name of the stored plan among the drafts, which end with the session. */
export const keptPlanName = 'desk-plan';

const version = 1;

const range = v.object({
  startsAt: v.number(),
  endsAt: v.number(),
  date: v.string(),
  starts: v.string(),
  ends: v.string(),
});

const place = { id: v.string(), barberId: v.string(), parts: v.array(range) };

const entry = v.variant('kind', [
  v.object({
    kind: v.literal('booking'),
    ...place,
    revision: v.number(),
    status: v.picklist(['confirmed', 'completed', 'no_show']),
    source: v.picklist(['online', 'walk-in', 'phone']),
    arrivedAt: v.nullable(v.number()),
    visit: range,
    bufferBefore: v.number(),
    bufferAfter: v.number(),
    gap: v.nullable(range),
    service: v.object({ id: v.string(), name: v.string() }),
    customerName: v.nullable(v.string()),
    /** Not stored: the plan does not show it. */
    contact: v.null(),
    location: v.picklist(['salon', 'home']),
  }),
  v.object({ kind: v.literal('hold'), ...place, heldUntil: v.number() }),
  v.object({
    kind: v.literal('block'),
    ...place,
    revision: v.number(),
    purpose: v.picklist(['lunch', 'training', 'other']),
  }),
]);

const daySchema = v.object({
  date: v.string(),
  timeZone: v.string(),
  version: v.number(),
  startsAt: v.number(),
  endsAt: v.number(),
  hours: v.array(range),
  reason: v.nullable(v.string()),
  barbers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      picture: v.nullable(v.string()),
      isRetired: v.boolean(),
      shifts: v.array(range),
      absences: v.array(v.object({ id: v.string(), range })),
    }),
  ),
  entries: v.array(entry),
}) satisfies v.GenericSchema<unknown, DeskDay>;

const salonSchema = v.object({
  id: v.string(),
  name: v.string(),
  timeZone: v.string(),
  role: v.picklist(['barber', 'manager', 'owner']),
  barberId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, DeskSalon>;

const keptSchema = v.object({
  version: v.literal(version),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  salon: salonSchema,
  day: daySchema,
});

/** The last plan of a day, for a member without a connection. */
export interface KeptPlan {
  readonly savedAt: number;
  readonly salon: DeskSalon;
  readonly day: DeskDay;
}

/** The plan for the storage, without ways to contact a customer. */
export function storedPlan(plan: KeptPlan): StoredDraft {
  const entries = plan.day.entries.map((one) =>
    one.kind === 'booking' ? { ...one, contact: null } : one,
  );
  return { choices: null, personal: { ...plan, version, day: { ...plan.day, entries } } };
}

/**
 * The only function that restores a plan: null for one of another day or version, or an invalid
 * one. It expires with its day.
 */
export function restorePlan({ personal }: StoredDraft, now: number): KeptPlan | null {
  const read = v.safeParse(keptSchema, personal);
  if (!read.success) return null;
  const { savedAt, salon, day } = read.output;
  if (now < day.startsAt || now >= day.endsAt) return null;
  return { savedAt, salon, day };
}
