import type { ErrorBody } from '@salonica/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Language, languages, message, type MessageKey } from '../api/messages.ts';

/** A call that ends with a status and a sentence for the visitor. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly fields: Readonly<Record<string, MessageKey>>;

  constructor(
    status: ContentfulStatusCode,
    key: MessageKey,
    fields: Readonly<Record<string, MessageKey>> = {},
  ) {
    super(key);
    this.name = 'ApiError';
    this.status = status;
    this.key = key;
    this.fields = fields;
  }
}

/** The language the caller prefers among ours. */
export function languageOf(c: Context): Language {
  const detected: unknown = c.get('language');
  return languages.find((language) => language === detected) ?? 'en';
}

export function answerError(c: Context, error: ApiError): Response {
  const language = languageOf(c);
  const fields: Record<string, string> = {};
  for (const [name, key] of Object.entries(error.fields)) fields[name] = message(language, key);
  const hasFields = Object.keys(fields).length > 0;
  const body: ErrorBody = {
    message: message(language, error.key),
    ...(hasFields ? { fields } : {}),
  };
  return c.json(body, error.status);
}
