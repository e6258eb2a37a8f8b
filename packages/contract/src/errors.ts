import * as v from 'valibot';
import type { Failure } from './failure.ts';

/** Body of every answer outside 200 to 299: a sentence for the visitor and, for 422, the fields at fault. */
export const errorBodySchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1)),
  fields: v.optional(v.record(v.string(), v.string())),
});

export type ErrorBody = v.InferOutput<typeof errorBodySchema>;

/**
 * The failure that an answer outside 200 to 299 stands for.
 *
 * @param body - the parsed body, or undefined where it was no JSON
 * @example failureOf(409, { message: 'Taken.' }) // { kind: 'conflict', message: 'Taken.' }
 */
export function failureOf(status: number, body: unknown): Failure {
  const parsed = v.safeParse(errorBodySchema, body);
  const message = parsed.success ? { message: parsed.output.message } : {};
  switch (status) {
    case 401:
    case 403:
      return { kind: 'unauthorized', ...message };
    case 404:
      return { kind: 'not-found', ...message };
    case 408:
      return { kind: 'timeout' };
    case 409:
      return { kind: 'conflict', ...message };
    case 400:
    case 422:
      return {
        kind: 'invalid',
        ...message,
        fields: (parsed.success ? parsed.output.fields : undefined) ?? {},
      };
    default:
      return { kind: 'server', ...message };
  }
}
