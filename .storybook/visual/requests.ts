import type { BrowserCommand } from 'vitest/node';
import type { Page, Request } from 'playwright';

/** What a page can be without at first. A page cannot wait for the pictures of its style sheets. */
const parts: ReadonlySet<string> = new Set(['font', 'image', 'script', 'stylesheet']);

const pending = new WeakMap<Page, Set<Request>>();

function pendingOf(page: Page): Set<Request> {
  const known = pending.get(page);
  if (known !== undefined) return known;
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (parts.has(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Resolves when the page has what it has requested. */
export async function hasLoaded(page: Page): Promise<void> {
  const requests = pendingOf(page);
  while (requests.size > 0) {
    await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
  }
}

export const loaded: BrowserCommand = async ({ page }) => hasLoaded(page);

declare module 'vitest/browser' {
  interface BrowserCommands {
    loaded: () => Promise<void>;
  }
}
