/**
 * Replaces what the browser keeps of the scripts of this document, since a file that came damaged may be kept for a year:
 * the next load of the page then finds good ones.
 */
export function refetchScripts(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="modulepreload"], link[rel="late-entry"]',
  )) {
    fetch(href, { cache: 'reload' }).catch(() => undefined);
  }
}
