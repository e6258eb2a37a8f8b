import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { languageOf } from './api-error.ts';
import { takeDueHeaders } from './api-headers.ts';
import { hasTag } from './etag.ts';

/** JSON that many callers get; compressed once, when the first one takes it so. */
export interface SharedBody {
  text: string;
  compressed?: Uint8Array<ArrayBuffer>;
}

/** Shorter bodies gain nothing. */
const leastCompressed = 1024;

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[\s,;]|$))/;

/** Revalidated every time, so that no old calendar is shown. */
const headersFor = (c: Context, tag: string) => ({
  ...takeDueHeaders(c),
  ETag: tag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language, Accept-Encoding',
});

/** How an answer to this caller is called whose state has a name. */
export const tagFor = (c: Context, state: string): string => `W/"${state}-${languageOf(c)}"`;

/** 304 where the caller has the answer already. */
export const knownAlready = (c: Context, tag: string): Response | undefined =>
  hasTag(c.req.header('If-None-Match'), tag)
    ? new Response(null, { status: 304, headers: headersFor(c, tag) })
    : undefined;

/**
 * Sends what others got as well. The answer is made with plain headers, past Hono's own: they are looked at once, when they
 * are written, and these calls are the most frequent of all.
 */
export function sendShared(c: Context, body: SharedBody, tag: string): Response {
  const known = knownAlready(c, tag);
  if (known !== undefined) return known;
  const headers = { ...headersFor(c, tag), 'Content-Type': 'application/json' };
  const isCompressed =
    body.text.length >= leastCompressed && takesGzip.test(c.req.header('Accept-Encoding') ?? '');
  if (!isCompressed) return new Response(body.text, { headers });
  const compressed = (body.compressed ??= new Uint8Array(gzipSync(body.text)));
  return new Response(compressed, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
}
