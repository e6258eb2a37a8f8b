import { LRUCache } from 'lru-cache';
import type { PageContent } from './page-content.ts';
import type { Shown } from './versions.ts';

export interface RenderedContent {
  content: PageContent;
  /** Whether it is cached. */
  isCacheable: boolean;
  /** Its approximate size in memory. */
  bytes: number;
}

interface CachedPage {
  shown: Shown;
  /** The version of its data. */
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

/** Maximum size of all cached pages. */
const mostBytes = 96 * 1024 * 1024;

/** Pages contain relative times such as "today", so they are rendered again after a while. */
const maxAgeMs = 60_000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered pages by address, valid while their data is unchanged; the least recently used are evicted first. */
export function createPageCache(maxBytes = mostBytes) {
  const cached = new LRUCache<string, CachedPage>({ maxSize: maxBytes });
  const running = new Map<string, Promise<RenderedContent>>();

  function find({ name, version, now }: PageKey): PageContent | undefined {
    const page = cached.get(name);
    const isCurrent = page?.version === version && now - page.renderedAt < maxAgeMs;
    return isCurrent ? page.content : undefined;
  }

  return {
    /** The content of a cached page, fresh or stale. */
    shownBy: (name: string): Shown | undefined => cached.peek(name)?.shown,
    /** The cached page. */
    find,
    /** The page as `render` makes it; concurrent callers share the rendering. */
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
        const { content, isCacheable, bytes } = await rendering;
        if (isCacheable)
          cached.set(name, { shown, version, renderedAt: now, content }, { size: bytes });
        return content;
      } finally {
        running.delete(id);
      }
    },
  };
}
