/**
 * Replaces the cached scripts of this document, because a damaged file may be cached for a year:
 * the next load of the page then gets good ones.
 */
export function refetchScripts(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="modulepreload"], link[rel="late-entry"]',
  )) {
    fetch(href, { cache: 'reload' }).catch(() => undefined);
  }
}
