import type { GenericSchema, InferOutput } from 'valibot';
import type { Call } from './call.ts';
import type { v1Calls } from './calls.ts';
import type { DeepReadonly } from './deep-readonly.ts';

type Rows = typeof v1Calls;

/** The name of a call under `/api/v1` with one response. */
export type CallName = {
  [Name in keyof Rows]: Rows[Name] extends { isStream: true } ? never : Name;
}[keyof Rows];

/** The calls that a page may send later. */
export type DeferrableName = {
  [Name in CallName]: Rows[Name] extends { isDeferrable: true } ? Name : never;
}[CallName];

type Parsed<Schema> = Schema extends GenericSchema ? DeepReadonly<InferOutput<Schema>> : never;

type Part<Row, Name extends 'query' | 'body'> =
  Row extends Record<Name, infer Schema>
    ? object extends Parsed<Schema>
      ? { readonly [Key in Name]?: Parsed<Schema> }
      : { readonly [Key in Name]: Parsed<Schema> }
    : unknown;

type Headers<Row> = (Row extends { needs: readonly (infer Need)[] }
  ? ('idempotency-key' extends Need
      ? {
          /** The same for every attempt, so that the write counts once. */
          readonly idempotencyKey: string;
        }
      : unknown) &
      ('revision' extends Need
        ? {
            /** The displayed state; if it is outdated, the write is refused as `revision-changed`. */
            readonly revision: number;
          }
        : unknown)
  : unknown) &
  (Row extends { access: 'visit' }
    ? {
        /** The secret of the link. */
        readonly secret: string;
      }
    : unknown);

type File<Row> = Row extends { bodyTypes: readonly string[] }
  ? {
      readonly file: Blob;
      /** Called with the sent part, 0 to 1. */
      readonly onProgress?: (part: number) => void;
    }
  : unknown;

/** Options of every call. */
export interface CallOptions {
  /** Language of the server's texts. @default the visitor's */
  readonly language?: string;
  readonly signal?: AbortSignal;
  /** Path of the page to return to, where the call has to wait for a sign-in. @default the open page */
  readonly returnTo?: string;
}

/** The parameters of one call; those of its path are not nested. */
export type CallRequest<Row extends Call> = CallOptions &
  (Row extends { params: infer Schema } ? Parsed<Schema> : unknown) &
  Part<Row, 'query'> &
  Part<Row, 'body'> &
  Headers<Row> &
  File<Row>;

/** The response of one call: the parsed body, or the content of a file. */
export type CallResponse<Row extends Call> = Row extends { responseTypes: readonly string[] }
  ? Blob
  : Row['response'] extends GenericSchema
    ? Parsed<Row['response']>
    : undefined;

type Caller<Request, Result> = object extends Request
  ? (request?: Request) => Promise<Result>
  : (request: Request) => Promise<Result>;

/**
 * Every call as a function.
 * @example const { booking } = await api.cancelBooking({ id, revision, idempotencyKey });
 */
export type Api = {
  readonly [Name in CallName]: Caller<CallRequest<Rows[Name]>, CallResponse<Rows[Name]>>;
};

/** The parameters of a call, by its name. */
export type RequestOf<Name extends CallName> = NonNullable<Parameters<Api[Name]>[0]>;

/** The response of a call, by its name. */
export type ResponseOf<Name extends CallName> = Awaited<ReturnType<Api[Name]>>;
