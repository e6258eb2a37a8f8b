import * as v from 'valibot';

/**
 * Body of every response outside 200 to 299: a message for the visitor and, for 422, the invalid
 * fields.
 */
export const errorBodySchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1)),
  fields: v.optional(v.record(v.string(), v.string())),
});

export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
