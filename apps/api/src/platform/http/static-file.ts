import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { byHeader } from './by-header.ts';
import { hasTag } from './etag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file that may exist in several encodings. */
export interface StaticFile {
  type: string;
  cacheControl: string;
  /** Names the content, independent of the encoding. */
  hash: string;
  /** Best first; `identity` is always among them. */
  encodings: readonly Encoding[];
  read: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** Request headers, other than `Accept-Encoding`, that affect this response. */
  vary?: string;
}

/** A year of caching, for a response whose path identifies its content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Sends the file in the best accepted encoding, or 304. */
export async function sendFile(
  c: Context,
  file: StaticFile,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const encoding = negotiate(c.req.header('Accept-Encoding'), file.encodings);
  const etag = tagOf(file, encoding);
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', etag);
  if (file.vary !== undefined) c.header('Vary', file.vary, { append: true });
  if (file.encodings.length > 1) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const body = await file.read(encoding);
  c.header('Content-Length', String(body.byteLength));
  return c.body(body, status);
}

/** Identifies the file in one encoding. */
export const tagOf = (file: StaticFile, encoding: Encoding): string => `"${file.hash}-${encoding}"`;

/** Weights of encodings by name. */
const weightsOf = byHeader<ReadonlyMap<string, number>>(
  (header) => new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q])),
);

/** The first of our encodings that the header allows; plain bytes without a header. */
export function negotiate(header: string | undefined, encodings: readonly Encoding[]): Encoding {
  const weights = weightsOf(header ?? '');
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return (
    encodings.find((encoding) => encoding !== 'identity' && weight(encoding) > 0) ?? 'identity'
  );
}
