import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { hasTag } from './etag.ts';

/** Cached by the visitor's browser only, and revalidated every time. */
const revalidated = 'private, no-cache';

/** Sends a read, or 304 if the caller's version is current. */
export function sendJson(c: Context, body: object, cacheControl?: string): Response {
  const text = JSON.stringify(body);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const known = notModified(c, tag, cacheControl);
  if (known !== undefined) return known;
  return jsonText(c, text, 200);
}

/** Sends the serialised JSON of a write, or nothing; no cache keeps it. */
export function sendWritten(c: Context, text: string | null, status: 200 | 201 | 204): Response {
  c.header('Cache-Control', 'no-store');
  return text === null || status === 204 ? c.body(null, 204) : jsonText(c, text, status);
}

/**
 * A response of serialised JSON with its length: otherwise compression also rebuilds short
 * responses.
 */
function jsonText(c: Context, text: string, status: 200 | 201): Response {
  const length = String(Buffer.byteLength(text));
  return c.body(text, status, { 'Content-Type': 'application/json', 'Content-Length': length });
}

/**
 * Sets the headers of a read; responds with 304 if the caller's version is current, without
 * creating the body.
 * @param etag - identifies the state, without quotes; the language is added
 */
export function notModified(
  c: Context,
  etag: string,
  cacheControl = revalidated,
): Response | undefined {
  const language: unknown = c.get('language');
  const tag = `W/"${etag}${typeof language === 'string' ? `-${language}` : ''}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', cacheControl);
  c.header('Vary', 'Accept-Language', { append: true });
  return hasTag(c.req.header('If-None-Match'), tag) ? c.body(null, 304) : undefined;
}
