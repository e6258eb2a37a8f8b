import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findHeadlessShell } from '../../../../../scripts/chromium.mjs';
import { serve } from '../serve.ts';
import type { App } from './app.ts';

let browser: Browser;

/** Opens a browser for the pages of a file of tests, and closes it. */
export function provideBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: ['--no-sandbox'],
    });
  });
  afterAll(() => browser.close());
}

/** A page that records all errors that a consumer would see. */
export async function openPage(url: string, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // React's only expected message during development.
    if (message.text().includes('Download the React DevTools')) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, complaints };
}

/** A page of this markup. */
export async function openStyled(html: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setContent(html);
  return page;
}

/** What axe finds. */
export const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

/** The page has the card of the README, in Greek, with the styles of the package. */
export async function expectCard(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Κύμα' });
  expect(await card.isVisible()).toBe(true);
  expect(await card.getByRole('img', { name: '4,7 στα 5, 1.250 κριτικές' }).isVisible()).toBe(true);
  expect(await card.getByText('Μέτριες τιμές').count()).toBe(1);
  const look = await card.evaluate((element) => {
    const { borderTopLeftRadius, backgroundColor } = getComputedStyle(element);
    const button = element.querySelector('button');
    return {
      radius: borderTopLeftRadius,
      ground: backgroundColor,
      button: button && getComputedStyle(button).backgroundColor,
      font: getComputedStyle(element).fontFamily,
      page: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(look.radius).toBe('14px');
  expect(look.font).toContain('Salonica Body Greek');
  expect(new Set([look.ground, look.button, look.page]).size).toBe(3);
}

/** Books, opens the dialog, and closes it in every possible way. */
export async function clickThrough(page: Page): Promise<void> {
  const book = page.getByRole('button', { name: 'Κράτηση' });
  const dialog = page.getByRole('dialog', { name: 'Να κλείσουμε το ραντεβού;' });
  for (const close of ['Κλείσιμο', 'Επιβεβαίωση']) {
    await book.click();
    await dialog.waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await book.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await book.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Builds an app of Vite and opens it. */
export async function openServed(app: App) {
  app.run('node node_modules/vite/bin/vite.js build');
  const { url, stop } = await serve(
    app.folder,
    (port) => `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
  );
  onTestFinished(stop);
  return openPage(url);
}
