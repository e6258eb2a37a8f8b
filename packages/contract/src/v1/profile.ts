import * as v from 'valibot';
import { nameSchema } from '../typed-text.ts';
import { countSchema, emailSchema, instantSchema, moneySchema, tokenSchema } from './values.ts';

/** Totals of a customer's records. */
const figuresSchema = v.object({
  /** Past and upcoming visits, without cancelled ones. */
  bookings: countSchema,
  /** Saved salons that still exist. */
  favorites: countSchema,
  /** Cost of past visits. */
  spent: moneySchema,
  /** Mean of the customer's ratings, to one decimal; null before the first. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
});

/** Response of `GET /api/v1/profile`, and of every call that changes it. */
export const profileResponseSchema = v.object({
  /** Null until the customer enters one. */
  name: v.nullable(v.string()),
  /** Null for an account with a phone number only. */
  email: v.nullable(v.string()),
  /** Whether the mailbox of that address answered. */
  isEmailVerified: v.boolean(),
  /** A requested address without confirmation; null without one. */
  emailChange: v.nullable(v.object({ email: v.string(), expiresAt: instantSchema })),
  /** Identifies the version of the picture; null without one. */
  picture: v.nullable(v.string()),
  figures: figuresSchema,
});

/** Body of `PATCH /api/v1/profile`. */
export const profileRequestSchema = v.object({ name: nameSchema });

/** Body of `POST /api/v1/profile/email`. The response is the same for every address. */
export const emailChangeRequestSchema = v.object({ email: emailSchema });

/** Body of `POST /api/v1/profile/email/confirm` and of `POST /api/v1/profile/email/verification/confirm`. */
export const emailConfirmationSchema = v.object({ token: tokenSchema });

/** Its response: the current address. */
export const emailConfirmedSchema = v.object({ email: v.string() });

/** Response of `POST /api/v1/profile/email/verification/confirm`. */
export const emailVerifiedSchema = v.object({
  email: v.string(),
  /** Whether an earlier press, or a sign-in with Google or Apple, had verified it. */
  wasVerified: v.boolean(),
  /** Whether the browser that opened the link stays signed in to the account; all others do not. */
  keepsSession: v.boolean(),
});

export type ProfileResponse = v.InferInput<typeof profileResponseSchema>;
