import type {
  BookingWire,
  CurrentBlockWire,
  FailureBody,
  FailureCode,
  MoneyWire,
  NearestWire,
  ObstacleWire,
} from '@salonica/contract/v1';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Language, languages, message, type MessageKey } from './messages.ts';

/** Details of an error beside its code. */
export interface ErrorDetails {
  /** @default the message of the code */
  message?: MessageKey;
  /** The problem with each field. */
  fields?: Readonly<Record<string, MessageKey>>;
  /** Alternative free times. */
  nearest?: NearestWire[];
  /** The current price. */
  total?: MoneyWire;
  /** Path of the document that confirms a payment. */
  confirmation?: string;
  /** The current booking. */
  booking?: BookingWire;
  /** What occupies the chair, for the desk. */
  obstacles?: ObstacleWire[];
  /** The current block of a desk. */
  block?: CurrentBlockWire;
  /** When the call may be repeated. */
  retryAfterSeconds?: number;
}

/** An error with a status, a code for the app and a message for the visitor. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: FailureCode;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, code: FailureCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The caller's preferred supported language. */
export function languageOf(c: Context): Language {
  const detected: unknown = c.get('language');
  return languages.find((language) => language === detected) ?? 'en';
}

export function answerError(c: Context, { status, code, details }: ApiError): Response {
  const language = languageOf(c);
  const { message: key = code, fields, retryAfterSeconds, ...rest } = details;
  const body: FailureBody = {
    code,
    message: message(language, key),
    ...(fields === undefined ? {} : { fields: sentences(language, fields) }),
    ...rest,
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

function sentences(language: Language, fields: Readonly<Record<string, MessageKey>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, key]) => [name, message(language, key)]),
  );
}
