import type { BrowserContext } from '@playwright/test';
import { googleScript } from './google-script.ts';

const elsewhere = /^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/;
const googleScriptUrl = /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/;
const stubScript = `(${googleScript.toString()})();`;

/**
 * Monitors a browser that resolves no name except this machine's: a route for every request would
 * cost a third of each journey, and disable the browser's cache.
 * @returns the foreign URLs that the app itself requested, which should be empty
 */
export function watchRequests(context: BrowserContext, app: string): string[] {
  const left: string[] = [];
  context.on('request', (request) => {
    if (!elsewhere.test(request.url()) || googleScriptUrl.test(request.url())) return;
    const page = request.serviceWorker() === null ? request.frame().page() : undefined;
    // The emulator's account page requests its own fonts and icons, and works without them.
    if (page?.url().startsWith(app) === true) left.push(request.url());
  });
  return left;
}

/**
 * Provides the one foreign script that a Google sign-in needs; the app and the identity emulator
 * are unchanged.
 */
export async function stubGoogle(context: BrowserContext): Promise<void> {
  await context.route(googleScriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubScript }),
  );
}

/**
 * Makes the browser fetch everything again, prefetched scripts too: requests with a route bypass
 * the cache.
 */
export async function switchCacheOff(context: BrowserContext): Promise<void> {
  await context.route(elsewhere, (route) => route.abort());
}
