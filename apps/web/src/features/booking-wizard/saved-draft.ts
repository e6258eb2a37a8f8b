import * as v from 'valibot';
import { isPlainDate, isPlainTime } from '../../shared/dates.ts';
import type { StoredDraft } from '../../domain/ports/drafts-port.ts';
import { emptyDraft } from './booking-draft.ts';
import type { SavedDraft } from './booking-state.ts';

/** How long a draft is kept, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1000;

const version = 3;

const choicesSchema = v.strictObject({
  version: v.literal(version),
  savedAt: v.pipe(v.number(), v.integer()),
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  serviceId: v.nullable(v.string()),
  date: v.nullable(v.pipe(v.string(), v.check(isPlainDate))),
  time: v.nullable(v.pipe(v.string(), v.check(isPlainTime))),
  barberId: v.nullable(v.string()),
  location: v.picklist(['salon', 'home']),
  isSent: v.boolean(),
});

const personalSchema = v.strictObject({
  version: v.literal(version),
  idempotencyKey: v.string(),
  address: v.string(),
  notes: v.string(),
  guestName: v.string(),
  guestContact: v.string(),
});

export function storedForm(saved: SavedDraft, now: number): StoredDraft {
  const { idempotencyKey, isSent } = saved;
  const { address, notes, guestName, guestContact, ...choices } = saved.draft;
  return {
    choices: { version, savedAt: now, idempotencyKey, isSent, ...choices },
    personal: { version, idempotencyKey, address, notes, guestName, guestContact },
  };
}

/**
 * The only function that restores a draft: null for one that is too old, of another version or
 * invalid.
 */
export function restoreDraft(stored: StoredDraft, now: number): SavedDraft | null {
  const choices = v.safeParse(choicesSchema, stored.choices);
  if (!choices.success) return null;
  const { savedAt, idempotencyKey, isSent } = choices.output;
  const { serviceId, date, time, barberId, location } = choices.output;
  const age = now - savedAt;
  if (age < 0 || age >= draftLifetime) return null;
  const personal = v.safeParse(personalSchema, stored.personal);
  const belongs = personal.success && personal.output.idempotencyKey === idempotencyKey;
  const { address, notes, guestName, guestContact } = belongs ? personal.output : emptyDraft;
  return {
    idempotencyKey,
    isSent,
    draft: {
      serviceId,
      date,
      time,
      barberId,
      location,
      address,
      notes,
      guestName,
      guestContact,
    },
  };
}
