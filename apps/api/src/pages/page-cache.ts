import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, StaticFile } from '../http/static-file.ts';

export interface PageContent {
  status: 200 | 404;
  file: StaticFile;
}

interface RenderedContent {
  content: PageContent;
  /** Whether the next caller gets it, too. */
  isKept: boolean;
}

interface KeptPage {
  /** Of what it shows. */
  version: string;
  renderedAt: number;
  rendering: Promise<RenderedContent>;
}

export interface PageKey {
  /** Address and language. */
  name: string;
  version: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Pages that a process remembers. */
const mostKept = 500;

/** Times of a page are told in words such as "today", so it is rendered again after a while. */
const longestKept = 60_000;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Good enough for the first caller, who waits for it. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The document in all encodings, each made for its first caller. */
export function contentOf(status: 200 | 404, html: string): PageContent {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'br') return new Uint8Array(await brotli(html, quality));
    if (encoding === 'gzip') return new Uint8Array(await gz(html));
    return new TextEncoder().encode(html);
  };
  return {
    status,
    file: {
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      hash: createHash('sha256').update(html).digest('hex').slice(0, 16),
      encodings: ['br', 'gzip', 'identity'],
      read(encoding) {
        const known = made.get(encoding) ?? make(encoding);
        made.set(encoding, known);
        return known;
      },
    },
  };
}

/** Rendered pages by address, as long as what they show is the same. */
export function createPageCache() {
  const kept = new Map<string, KeptPage>();

  return {
    /**
     * The page as it was rendered before, or as `render` makes it; callers who come meanwhile wait for the same one.
     */
    async read(
      { name, version, now }: PageKey,
      render: () => Promise<RenderedContent>,
    ): Promise<PageContent> {
      const known = kept.get(name);
      if (known?.version === version && now - known.renderedAt < longestKept)
        return (await known.rendering).content;
      const rendering = render();
      const page = { version, renderedAt: now, rendering };
      kept.delete(name);
      kept.set(name, page);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      const forget = (): void => {
        if (kept.get(name) === page) kept.delete(name);
      };
      try {
        const { content, isKept } = await rendering;
        if (!isKept) forget();
        return content;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
