import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findHeadlessShell } from '../../../../../scripts/chromium.mjs';
import { packed } from '../../../scripts/paths.ts';
import { serve } from '../serve.ts';
import { type App, createApp } from './app.ts';
import { commands, sheets, writeFiles } from './readme.ts';

const start = 'A Greek salon card in five minutes';
const onServer = 'Server rendering';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] });
});

afterAll(() => browser.close());

/** A page that records all errors that a consumer would see. */
async function openPage(url: string, options: { javaScriptEnabled?: boolean } = {}) {
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

const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

/** The page has the card of the README, in Greek, with the styles of the package. */
async function expectCard(page: Page): Promise<void> {
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
async function clickThrough(page: Page): Promise<void> {
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

/** Builds the app of the README and opens it: it has the card. */
async function openBuilt(app: App) {
  app.run('node node_modules/vite/bin/vite.js build');
  const { url, stop } = await serve(
    app.folder,
    (port) => `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
  );
  onTestFinished(stop);
  const { page, complaints } = await openPage(url);
  await expectCard(page);
  return { page, complaints };
}

const greekFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return faces.filter(({ family, status }) => /Greek/.test(family) && status === 'loaded').length;
  });

describe('an app in the browser, following the README', () => {
  let app: App;

  beforeAll(() => {
    app = createApp('browser', { typed: true });
    writeFiles(start, app.folder);
  }, 120_000);

  afterAll(() => app.remove());

  test('has no type errors', () => {
    expect(() => app.run('node node_modules/typescript/bin/tsc')).not.toThrow();
  });

  test('shows a Greek salon card that can be booked', async () => {
    const { page, complaints } = await openBuilt(app);
    expect(await greekFonts(page)).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await clickThrough(page);
    expect(complaints).toEqual([]);
  });
});

describe('an app with the oldest supported React, following the README', () => {
  let app: App;

  beforeAll(() => {
    app = createApp('oldest-react', { oldestReact: true });
    writeFiles(start, app.folder);
  }, 120_000);

  afterAll(() => app.remove());

  test('shows a Greek salon card that can be booked', async () => {
    const { version } = JSON.parse(
      readFileSync(join(app.folder, 'node_modules/react/package.json'), 'utf8'),
    ) as { readonly version: string };
    expect(version).toBe('19.0.0');
    const { page, complaints } = await openBuilt(app);
    await clickThrough(page);
    expect(complaints).toEqual([]);
  });
});

describe('an app on a server with a strict policy, following the README', () => {
  let app: App;

  beforeAll(() => {
    app = createApp('server');
    writeFiles(start, app.folder);
    writeFiles(onServer, app.folder);
  }, 120_000);

  afterAll(() => app.remove());

  // React reports a hydration mismatch in full only in development.
  test.for(['production', 'development'])('works without messages: %s', async (mode) => {
    const programs = commands(onServer);
    const server = programs.pop() ?? '';
    for (const program of programs) {
      const command = program.replace('npx vite', 'node node_modules/vite/bin/vite.js');
      app.run(`${command} --mode ${mode}`, { NODE_ENV: mode });
    }
    const { url, stop } = await serve(app.folder, () => server, { NODE_ENV: mode });
    onTestFinished(stop);

    const { page, complaints } = await openPage(url);
    await expectCard(page);
    expect(await axe(page)).toEqual([]);
    await clickThrough(page);
    expect(complaints).toEqual([]);

    const plain = await openPage(url, { javaScriptEnabled: false });
    await expectCard(plain.page);
    expect(plain.complaints).toEqual([]);
  });
});

describe('a button with styles of the consumer', () => {
  const dist = (file: string) => readFileSync(join(packed.folder, 'dist', file), 'utf8');
  const sheet = dist('button/Button.css');
  const [, root = ''] = /\.(_root_\w+)/.exec(sheet) ?? [];
  const ours = [dist('styles.css'), sheet];
  const order = sheets('Theming').find((css) => css.includes('utilities')) ?? '';
  // Effects of Tailwind's reset and utilities on a button, in their layers.
  const theirs = `
    @layer theme, base, components, utilities;
    @layer base { * { margin: 0; padding: 0; border: 0 solid; } button { border-radius: 0; background: none; } }
    @layer utilities { .rounded { border-radius: 3px; } }`;

  async function look(styles: readonly string[], className = ''): Promise<string> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const head = styles.map((css) => `<style>${css}</style>`).join('');
    await page.setContent(
      `${head}<button data-variant="primary" data-size="m" class="${root} ${className}">Book</button>`,
    );
    return page.getByRole('button').evaluate((element) => {
      const { paddingInlineStart, backgroundColor, borderTopLeftRadius } =
        getComputedStyle(element);
      return [paddingInlineStart, backgroundColor, borderTopLeftRadius].join(', ');
    });
  }

  test('keeps its style with the layer order of the README', async () => {
    const alone = await look(ours);
    expect(alone).toMatch(/^24px, rgb\(.*, 999px$/);
    expect(await look([order, theirs, ...ours])).toBe(alone);
    expect(await look([order, ...ours, theirs])).toBe(alone);
  });

  test('still accepts a utility class', async () => {
    expect(await look([order, ...ours, theirs], 'rounded')).toMatch(/^24px, .*, 3px$/);
  });

  test('needs that order: a later reset would win', async () => {
    expect(await look([...ours, theirs])).toMatch(/^0px, rgba\(0, 0, 0, 0\), 0px$/);
  });
});
