import * as v from 'valibot';
import { lineSchema, nameSchema, textSchema } from '../typed-text.ts';
import { emailSchema, tokenSchema } from './values.ts';

/** A hidden field that only a bot fills in. */
const trap = v.optional(v.pipe(v.string(), v.maxLength(1000)));

/** Body of `POST /api/v1/contact`. */
export const contactRequestSchema = v.object({
  /** Id of the message: a repeated one is stored once. */
  id: v.pipe(v.string(), v.uuid()),
  name: nameSchema,
  email: emailSchema,
  subject: lineSchema(160),
  message: textSchema(4000),
  website: trap,
});

/** Body of `POST /api/v1/newsletter`. The response is the same for every address. */
export const newsletterRequestSchema = v.object({ email: emailSchema, website: trap });

/** Body of `POST /api/v1/newsletter/confirm`. */
export const newsletterConfirmationSchema = v.object({ token: tokenSchema });

/** Query of `POST /api/v1/unsubscribe`, which mail programs call with a form (RFC 8058). */
export const unsubscribeQuerySchema = v.object({ token: tokenSchema });

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;
