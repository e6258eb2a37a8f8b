import * as v from 'valibot';
import type { StoredDraft } from '../../domain/ports/drafts-port.ts';
import { isPlainDate, isPlainTime } from '../../shared/dates.ts';

const choices = {
  serviceId: v.nullable(v.string()),
  date: v.nullable(v.pipe(v.string(), v.check(isPlainDate))),
  time: v.nullable(v.pipe(v.string(), v.check(isPlainTime))),
  /** An id, or `anyBarber`; null before the choice. */
  barberId: v.nullable(v.string()),
  location: v.picklist(['salon', 'home']),
};

const personal = {
  address: v.string(),
  notes: v.string(),
  /** Of a guest. */
  guestName: v.string(),
  /** An e-mail address or a phone number. */
  guestContact: v.string(),
};

const draftSchema = v.object({ ...choices, ...personal });

/** All of the visitor's choices. */
export type BookingDraft = Readonly<v.InferOutput<typeof draftSchema>>;

/** Any free barber. No id is empty. */
export const anyBarber = '';

export const emptyDraft: BookingDraft = {
  serviceId: null,
  date: null,
  time: null,
  barberId: null,
  location: 'salon',
  address: '',
  notes: '',
  guestName: '',
  guestContact: '',
};

export const draftFields = Object.keys(emptyDraft) as readonly (keyof BookingDraft)[];

export const bookingSteps = ['service', 'date', 'time', 'location'] as const;

export type BookingStep = (typeof bookingSteps)[number];

export const isBookingStep = (value: unknown): value is BookingStep =>
  bookingSteps.some((step) => step === value);

/** A choice that was dropped because an earlier one changed or time passed. */
export interface DroppedChoice {
  readonly field: 'service' | 'date' | 'time' | 'barber' | 'location';
  /** The dropped value: an id, a date, a time or a place. */
  readonly value: string;
}

/** A draft with its idempotency key. */
export interface SavedDraft {
  readonly draft: BookingDraft;
  readonly idempotencyKey: string;
  /** It may have been booked: the result of the last attempt is unknown. */
  readonly isSent: boolean;
}

/** How long a draft is kept, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1000;

const version = 3;

const choicesSchema = v.strictObject({
  version: v.literal(version),
  savedAt: v.pipe(v.number(), v.integer()),
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  isSent: v.boolean(),
  ...choices,
});

const personalSchema = v.strictObject({
  version: v.literal(version),
  idempotencyKey: v.string(),
  ...personal,
});

export function storedForm(saved: SavedDraft, now: number): StoredDraft {
  const { idempotencyKey, isSent } = saved;
  const { address, notes, guestName, guestContact, ...rest } = saved.draft;
  return {
    choices: { version, savedAt: now, idempotencyKey, isSent, ...rest },
    personal: { version, idempotencyKey, address, notes, guestName, guestContact },
  };
}

/**
 * The only function that restores a draft: null for one that is too old, of another version or
 * invalid.
 */
export function restoreDraft(stored: StoredDraft, now: number): SavedDraft | null {
  const chosen = v.safeParse(choicesSchema, stored.choices);
  if (!chosen.success) return null;
  const { savedAt, idempotencyKey, isSent } = chosen.output;
  // A draft of the future was saved before the device's clock was corrected.
  if (Math.abs(now - savedAt) >= draftLifetime) return null;
  const typed = v.safeParse(personalSchema, stored.personal);
  const belongs = typed.success && typed.output.idempotencyKey === idempotencyKey;
  const all = { ...emptyDraft, ...chosen.output, ...(belongs ? typed.output : {}) };
  return { idempotencyKey, isSent, draft: v.parse(draftSchema, all) };
}
