import type {
  BookingWire,
  FailureBody,
  FailureCode,
  MoneyAnswer,
  NearestAnswer,
} from '@salonica/contract/v1';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Language, languages, message, type MessageKey } from './messages.ts';

/** What a refusal says beside its code. */
export interface ErrorDetails {
  /** @default the sentence of the code */
  message?: MessageKey;
  /** What is wrong with each field. */
  fields?: Readonly<Record<string, MessageKey>>;
  /** Free times that can be taken instead. */
  nearest?: NearestAnswer[];
  /** The price of now. */
  total?: MoneyAnswer;
  /** Path of the document in which a payment is confirmed. */
  confirmation?: string;
  /** The booking as it is now. */
  booking?: BookingWire;
  /** When the call may be sent again. */
  retryAfterSeconds?: number;
}

/** A call that ends with a status, a code for the app and a sentence for the visitor. */
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

/** The language the caller prefers among ours. */
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
