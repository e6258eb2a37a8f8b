import { LRUCache } from 'lru-cache';

const patterns = new LRUCache<string, URLPattern>({
  max: 1000,
  memoMethod: (pathname) => new URLPattern({ pathname }),
});

/**
 * The pattern of a path of the manifest, compiled once: compiling costs about as much as matching.
 */
export const pathPattern = (pathname: string): URLPattern => patterns.memo(pathname);
