import { LRUCache } from 'lru-cache';
import type { PageContent } from './page-content.ts';
import type { Shown } from './versions.ts';

export interface RenderedContent {
  content: PageContent;
  /** Whether the next caller gets it, too. */
  isKept: boolean;
  /** About what it takes of the memory. */
  bytes: number;
}

interface KeptPage {
  shown: Shown;
  /** Of what it shows. */
  version: string;
  renderedAt: number;
  content: PageContent;
}

export interface PageKey {
  /** Language and address, made by {@link pageName}. */
  name: string;
  version: string;
  /** Milliseconds since 1970. */
  now: number;
}

export const pageName = (language: string, path: string): string => `${language} ${path}`;

/** Of all pages that a process remembers. */
const mostBytes = 96 * 1024 * 1024;

/** Times of a page are told in words such as "today", so it is rendered again after a while. */
const longestKept = 60_000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered pages by address, valid while their data is unchanged; the least recently used are evicted first. */
export function createPageCache(maxBytes = mostBytes) {
  const kept = new LRUCache<string, KeptPage>({ maxSize: maxBytes });
  const running = new Map<string, Promise<RenderedContent>>();

  function find({ name, version, now }: PageKey): PageContent | undefined {
    const page = kept.get(name);
    const isCurrent = page?.version === version && now - page.renderedAt < longestKept;
    return isCurrent ? page.content : undefined;
  }

  return {
    /** The content of a cached page, fresh or stale. */
    shownBy: (name: string): Shown | undefined => kept.peek(name)?.shown,
    /** The page as it was rendered before. */
    find,
    /** The page as `render` makes it; callers who come meanwhile wait for the same one. */
    async make(
      { name, version, now }: PageKey,
      shown: Shown,
      render: () => Promise<RenderedContent>,
    ): Promise<PageContent> {
      const id = `${version} ${name}`;
      const known = running.get(id);
      if (known !== undefined) return (await known).content;
      const rendering = render();
      running.set(id, rendering);
      try {
        const { content, isKept, bytes } = await rendering;
        if (isKept) kept.set(name, { shown, version, renderedAt: now, content }, { size: bytes });
        return content;
      } finally {
        running.delete(id);
      }
    },
  };
}
