import type { GenericSchema } from 'valibot';
import type { MemberRole } from './facts.ts';

/** One call of the API: its parameters and its successful response. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  /**
   * Who may call it: every caller, a customer or a guest, customers only, who has the link to a
   * booking, or a member of the salon that the path names as `:salon`.
   */
  access: 'public' | 'actor' | 'customer' | 'visit' | 'member';
  /** The least role of a member that may call it. @default owner */
  role?: MemberRole;
  /** A public call which also uses the caller's token, where there is a valid one. */
  isSigned?: boolean;
  /** The variable parts of the path, all of them. */
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Types of a body other than JSON. */
  bodyTypes?: readonly string[];
  /** Maximum size of such a body. @default pictureMaxBytes */
  maxBytes?: number;
  /** Headers that a write needs: `Idempotency-Key`, and `If-Match` with the revision. */
  needs?: readonly ('idempotency-key' | 'revision')[];
  /** A write that a page may send later: after the network or the session was lost. */
  isDeferrable?: boolean;
  status: 200 | 201 | 204;
  /** Null for an empty response. */
  response: GenericSchema | null;
  /** The response for a visitor without records, who needs no call. */
  emptyResponse?: object;
  /** Types of a response other than JSON. */
  responseTypes?: readonly string[];
  /** The response is a stream of server-sent events with this data. */
  isStream?: boolean;
}

/** Shared by all reading calls. */
export const read = { method: 'get', status: 200 } as const;
