import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { languageOf } from './api-error.ts';
import { takeDueHeaders } from './api-headers.ts';
import { hasTag } from './etag.ts';

/** JSON for many callers; compressed once, on first use. */
export interface SharedBody {
  text: string;
  compressed?: Uint8Array<ArrayBuffer>;
}

/** Compression does not help shorter bodies. */
const leastCompressed = 1024;

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[\s,;]|$))/;

/** Revalidated every time, so that no outdated calendar is shown. */
const headersFor = (c: Context, tag: string) => ({
  ...takeDueHeaders(c),
  ETag: tag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language, Accept-Encoding',
});

/** The ETag of a response for this caller. */
export const tagFor = (c: Context, state: string): string => `W/"${state}-${languageOf(c)}"`;

/** 304 if the caller's version is current. */
export const notModified = (c: Context, tag: string): Response | undefined =>
  hasTag(c.req.header('If-None-Match'), tag)
    ? new Response(null, { status: 304, headers: headersFor(c, tag) })
    : undefined;

/**
 * Sends a shared response with plain headers, bypassing Hono's: these calls are the most frequent.
 */
export function sendShared(c: Context, body: SharedBody, tag: string): Response {
  const known = notModified(c, tag);
  if (known !== undefined) return known;
  const headers = { ...headersFor(c, tag), 'Content-Type': 'application/json' };
  const isCompressed =
    body.text.length >= leastCompressed && takesGzip.test(c.req.header('Accept-Encoding') ?? '');
  if (!isCompressed) return new Response(body.text, { headers });
  const compressed = (body.compressed ??= new Uint8Array(gzipSync(body.text)));
  return new Response(compressed, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}
