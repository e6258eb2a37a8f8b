import type { BrowserContext } from '@playwright/test';
import { googleScript } from './google-script.ts';

const elsewhere = /^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/;
const googleScriptUrl = /^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/;
const standIn = `(${googleScript.toString()})();`;

/**
 * Keeps a test on this machine. The one foreign script that a Google sign-in needs is answered by a stand-in; the app
 * and the identity emulator are as they are.
 *
 * @returns the foreign addresses that the app itself asked for, which should be none
 */
export async function stayOnThisMachine(context: BrowserContext, app: string): Promise<string[]> {
  const left: string[] = [];
  await context.route(elsewhere, (route) => {
    const request = route.request();
    const page = request.serviceWorker() === null ? request.frame().page() : undefined;
    // The emulator's account page asks for fonts and icons of its own and does without them.
    if (page?.url().startsWith(app) === true) left.push(request.url());
    return route.abort();
  });
  await context.route(googleScriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  return left;
}
