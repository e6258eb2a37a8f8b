import type { BrowserContext } from '@playwright/test';
import { googleScript } from './google-script.ts';

const elsewhere = /^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/;
const googleScriptUrl = /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/;
const standIn = `(${googleScript.toString()})();`;

/**
 * Watches over a browser that resolves no name but this machine's: a route in front of every request would cost a third
 * of each journey, and switch the browser's cache off.
 *
 * @returns the foreign addresses that the app itself asked for, which should be none
 */
export function watchRequests(context: BrowserContext, app: string): string[] {
  const left: string[] = [];
  context.on('request', (request) => {
    if (!elsewhere.test(request.url()) || googleScriptUrl.test(request.url())) return;
    const page = request.serviceWorker() === null ? request.frame().page() : undefined;
    // The emulator's account page asks for fonts and icons of its own and does without them.
    if (page?.url().startsWith(app) === true) left.push(request.url());
  });
  return left;
}

/** Answers the one foreign script that a Google sign-in needs; the app and the identity emulator are as they are. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(googleScriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
}

/** Has the browser fetch everything again, prefetched scripts too: behind a route it uses no cache. */
export async function switchCacheOff(context: BrowserContext): Promise<void> {
  await context.route(elsewhere, (route) => route.abort());
}
