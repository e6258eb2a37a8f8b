import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, StaticFile } from '../http/static-file.ts';
import type { PageMatch } from './page-match.ts';

/** A complete response that can be repeated unchanged. */
export interface SentResponse {
  status: number;
  /** Header names and values, alternating. */
  head: string[];
  body: Uint8Array | null;
}

/** A rendered page, ready to be sent. */
export interface PageContent {
  status: 200 | 404;
  file: StaticFile;
  /** Its URL. */
  page: PageMatch;
  /** Most bytes that it takes in memory, in all encodings and with its stored responses. */
  size: number;
  /** Stored responses, by {@link responseName}. */
  sent: Map<string, SentResponse>;
}

/** @param isKnown - whether the caller has the page and gets 304 */
export const responseName = (encoding: Encoding, isKnown: boolean): string =>
  isKnown ? `304 ${encoding}` : encoding;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Headers of the stored responses: three encodings, each sent and not modified. */
const headBytes = 6 * 2048;

/** Fast enough for the waiting first caller; the window of 256 KB covers a whole page. */
const quality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** The document in all encodings, each created on first use. */
export function contentOf(status: 200 | 404, html: string, page: PageMatch): PageContent {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  // Only the bytes are kept, not the text.
  const bytes = new TextEncoder().encode(html);
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'br') return new Uint8Array(await brotli(bytes, quality));
    if (encoding === 'gzip') return new Uint8Array(await gz(bytes));
    return bytes;
  };
  return {
    status,
    page,
    // Both compressed forms together are shorter than a page.
    size: bytes.byteLength * 2 + headBytes + page.path.length * 2,
    sent: new Map(),
    file: {
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      encodings: ['br', 'gzip', 'identity'],
      read(encoding) {
        const known = made.get(encoding) ?? make(encoding);
        made.set(encoding, known);
        return known;
      },
    },
  };
}
