import type { GenericSchema } from 'valibot';

/** One call of the API: what it takes and what it answers where all is well. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  /** Who may make it: every caller, a customer or a guest, or customers only. */
  access: 'public' | 'actor' | 'customer';
  query?: GenericSchema;
  body?: GenericSchema;
  /** Types of a body that is no JSON. */
  bodyTypes?: readonly string[];
  /** Headers that a write needs: `Idempotency-Key`, and `If-Match` with the revision. */
  needs?: readonly ('idempotency-key' | 'revision')[];
  status: 200 | 201 | 204;
  /** Null where there is nothing to say. */
  answer: GenericSchema | null;
  /** Types of an answer that is no JSON. */
  answerTypes?: readonly string[];
  /** The answer is a stream of server-sent events, each with such data. */
  isStream?: boolean;
}

/** What all reading calls share. */
export const read = { method: 'get', status: 200 } as const;
