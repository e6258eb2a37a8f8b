import { LRUCache } from 'lru-cache';
import type { PageContent } from './page-content.ts';
import type { Shown } from './versions.ts';

export interface RenderedContent {
  content: PageContent;
  /** Whether it is cached. */
  isCacheable: boolean;
  /** What a page turned out to show. @default as requested */
  found?: { shown: Shown; version: string; maxAgeMs: number } | undefined;
}

interface CachedPage {
  shown: Shown;
  /** The version of its data. */
  version: string;
  renderedAt: number;
  maxAgeMs: number;
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

export interface PageCacheBounds {
  /** Most bytes of the pages of the catalogue. @default 96 MB */
  catalogue?: number;
  /** Most bytes of pages whose address a visitor typed. @default 16 MB */
  typed?: number;
}

const megabyte = 1024 * 1024;

/**
 * Whether the address holds what a visitor typed, such as a search, or names nothing: there are
 * endless ones, which must not take the place of the pages of the catalogue.
 */
const isTyped = ({ page, status }: PageContent): boolean =>
  status === 404 || /\?(?!lang=\w+$)/.test(page.path);

/** Pages contain relative times such as "today", so they are rendered again after a while. */
export const maxAgeMs = 60_000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered pages by address, valid while their data is unchanged; the least recently used are evicted first. */
export function createPageCache({
  catalogue = 96 * megabyte,
  typed = 16 * megabyte,
}: PageCacheBounds = {}) {
  const sizeCalculation = ({ content }: CachedPage, name: string) => content.size + name.length * 2;
  const pages = new LRUCache<string, CachedPage>({ maxSize: catalogue, sizeCalculation });
  const typedPages = new LRUCache<string, CachedPage>({ maxSize: typed, sizeCalculation });
  const running = new Map<string, Promise<RenderedContent>>();

  function find({ name, version, now }: PageKey): PageContent | undefined {
    const page = pages.get(name) ?? typedPages.get(name);
    const isCurrent = page?.version === version && now - page.renderedAt < page.maxAgeMs;
    return isCurrent ? page.content : undefined;
  }

  return {
    /** The content of a cached page, fresh or stale. */
    shownBy: (name: string): Shown | undefined =>
      (pages.peek(name) ?? typedPages.peek(name))?.shown,
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
        const { content, isCacheable, found } = await rendering;
        if (isCacheable) {
          const facts = found ?? { shown, version, maxAgeMs };
          const page = { ...facts, renderedAt: now, content };
          const [kept, other] = isTyped(content) ? [typedPages, pages] : [pages, typedPages];
          kept.set(name, page);
          other.delete(name);
        }
        return content;
      } finally {
        running.delete(id);
      }
    },
  };
}
