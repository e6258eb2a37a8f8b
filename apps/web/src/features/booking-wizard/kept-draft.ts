import * as v from 'valibot';
import { isPlainDate, isPlainTime } from '../../shared/dates.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { StoredDraft } from '../../domain/ports/drafts-port.ts';

export interface KeptDraft {
  readonly draft: BookingDraft;
  readonly idempotencyKey: string;
}

/** How long a draft waits, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1000;

const version = 1;

const choicesSchema = v.strictObject({
  version: v.literal(version),
  savedAt: v.pipe(v.number(), v.integer()),
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  serviceId: v.nullable(v.string()),
  date: v.nullable(v.pipe(v.string(), v.check(isPlainDate))),
  time: v.nullable(v.pipe(v.string(), v.check(isPlainTime))),
  barberId: v.nullable(v.string()),
  location: v.picklist(['salon', 'home']),
});

const personalSchema = v.strictObject({
  version: v.literal(version),
  idempotencyKey: v.string(),
  address: v.string(),
  notes: v.string(),
});

export function storedForm({ draft, idempotencyKey }: KeptDraft, now: number): StoredDraft {
  const { address, notes, ...choices } = draft;
  return {
    choices: { version, savedAt: now, idempotencyKey, ...choices },
    personal: { version, idempotencyKey, address, notes },
  };
}

/** The only way back in: null for a draft that is too old, from another version or not one at all. */
export function restoreDraft(stored: StoredDraft, now: number): KeptDraft | null {
  const choices = v.safeParse(choicesSchema, stored.choices);
  if (!choices.success) return null;
  const { savedAt, idempotencyKey, serviceId, date, time, barberId, location } = choices.output;
  const age = now - savedAt;
  if (age < 0 || age >= draftLifetime) return null;
  const personal = v.safeParse(personalSchema, stored.personal);
  const belongs = personal.success && personal.output.idempotencyKey === idempotencyKey;
  return {
    idempotencyKey,
    draft: {
      serviceId,
      date,
      time,
      barberId,
      location,
      address: belongs ? personal.output.address : '',
      notes: belongs ? personal.output.notes : '',
    },
  };
}
