import * as v from 'valibot';
import { countSchema, emailSchema, instantSchema, moneySchema, tokenSchema } from './values.ts';

/** What a customer's records come to. */
const figuresSchema = v.object({
  /** Visits that are over or to come; cancelled ones do not count. */
  bookings: countSchema,
  /** Saved salons that are open. */
  favorites: countSchema,
  /** What visits that took place cost. */
  spent: moneySchema,
  /** Mean of the stars that the customer gave, to one decimal; null before the first. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
});

/** Longest name, in characters. */
export const nameMaxLength = 120;

/** Largest picture that is taken, in bytes. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Types of a picture that are taken; what counts is the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Answer of `GET /api/v1/profile`, and of every call that changes it. */
export const profileAnswerSchema = v.object({
  /** Null until the customer enters one. */
  name: v.nullable(v.string()),
  /** Null for an account with a phone number only. */
  email: v.nullable(v.string()),
  /** An address that was asked for and is not confirmed; null without one. */
  emailChange: v.nullable(v.object({ email: v.string(), expiresAt: instantSchema })),
  /** Names the state of the picture; null without one. */
  picture: v.nullable(v.string()),
  figures: figuresSchema,
});

/** Line breaks, and marks that turn the direction of text, have no place in a name. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Body of `PATCH /api/v1/profile`. */
export const profileRequestSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(nameMaxLength),
    v.check((text) => !unprintable.test(text), 'Not a name'),
  ),
});

/** Body of `POST /api/v1/profile/email`. The answer is the same for every address. */
export const emailChangeRequestSchema = v.object({ email: emailSchema });

/** Body of `POST /api/v1/profile/email/confirm`. */
export const emailConfirmationSchema = v.object({ token: tokenSchema });

/** Its answer: the address of now. */
export const emailConfirmedSchema = v.object({ email: v.string() });

export type EmailConfirmed = v.InferOutput<typeof emailConfirmedSchema>;
export type ProfileAnswer = v.InferOutput<typeof profileAnswerSchema>;
