import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, createAccount, openSession } from './identity.ts';
import { watchRequests } from './network.ts';
import { PageErrors } from './page-errors.ts';
import { appUrl } from './stack.ts';
import { type Language, type Texts, texts } from './texts.ts';

export { expect };

export interface Options {
  /** The visitor's earlier choice of language. */
  language: Language;
}

interface Fixtures {
  /** The app's own texts in the language of the project. */
  t: Texts;
  /** A customer with a separate account for this test. */
  account: Account;
  /** The same person, who signed in on an earlier visit and asked to be remembered. */
  customer: Account;
  /** A page of that customer. */
  customerPage: Page;
  /** A page of another visitor, in a separate browser context. */
  other: Page;
  pageErrors: PageErrors;
}

/**
 * Waits until the document is hydrated.
 * @param options - the timeout in milliseconds
 */
export async function hydrated(page: Page, options?: { timeout: number }): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached(options);
}

/** Opens a page of the app and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page whose scripts are held back: under load they are part of what `load` waits for. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Waits until loaded content is visible. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Navigates within the app, like Back and Forward. */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/**
 * Opens a page from another one of the app: its data does not come with a document, so its calls
 * can fail.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await open(page, '/about');
  await goWithinApp(page, path);
}

/**
 * Navigates within the open document, much faster than loading it, and waits until the new heading
 * has replaced the old one.
 */
export async function travel(page: Page, path: string): Promise<void> {
  const now = URL.parse(page.url());
  if (now?.origin !== appUrl || now.pathname === URL.parse(path, appUrl)?.pathname) {
    await open(page, path);
    return;
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = '';
  });
  await goWithinApp(page, path);
  await expect(page.locator('h1:not([data-before])').first()).toBeAttached();
}

/** Goes to a page like `travel`, and waits until it has its heading and no part of it is loading. */
export async function travelAndSettle(page: Page, path: string): Promise<void> {
  await travel(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Sets a visitor's language, before the first page of a browser. Returns the requests that left this machine. */
export async function prepare(
  context: BrowserContext,
  language: Language,
): Promise<readonly string[]> {
  const left = watchRequests(context, appUrl);
  if (language !== 'en') {
    await context.addInitScript((chosen) => {
      if (window.origin === 'null') return;
      if (window.localStorage.getItem('salonica.language') === null) {
        window.localStorage.setItem('salonica.language', chosen);
      }
    }, language);
    await context.addCookies([{ name: 'salonica-language', value: language, url: appUrl }]);
  }
  return left;
}

/** Signs a person in on an earlier visit, before the first page of a browser. */
export async function remember(context: BrowserContext, account: Account): Promise<void> {
  const session = await openSession(account);
  await context.addInitScript((kept) => {
    // A sandboxed document has no storage.
    if (window.origin === 'null') return;
    // Once, so that a sign-out is not undone.
    if (window.localStorage.getItem('journey.began') !== null) return;
    window.localStorage.setItem('journey.began', 'yes');
    for (const [key, text] of Object.entries(kept)) window.localStorage.setItem(key, text);
  }, session);
}

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],

  t: async ({ language }, use) => use(texts[language]),

  account: async ({}, use) => use(await createAccount()),

  customer: async ({ account, context }, use) => {
    await remember(context, account);
    await use(account);
  },

  // The customer has to exist before the first page.
  customerPage: async ({ customer: _, page }, use) => use(page),

  // Every test fails on an unannounced console error.
  pageErrors: [
    async ({ page }, use) => {
      const errors = new PageErrors();
      errors.watch(page);
      await use(errors);
      expect(errors.unexpected(), 'complaints in the console').toEqual([]);
    },
    { auto: true },
  ],

  other: async ({ browser, language, pageErrors }, use) => {
    const context = await browser.newContext();
    const left = await prepare(context, language);
    const page = await context.newPage();
    pageErrors.watch(page);
    await use(page);
    await context.close();
    expect(left, 'requests that left this machine').toEqual([]);
  },

  context: async ({ context, language }, use) => {
    const left = await prepare(context, language);
    await use(context);
    expect(left, 'requests that left this machine').toEqual([]);
  },
});
