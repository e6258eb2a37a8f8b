import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { type Expected, type Notes, takeNotes } from './notes.ts';
import { type Request, Traffic } from './traffic.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Europe/Athens',
};

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const slower = 4;

/** Milliseconds without a pending request, after which a page counts as finished. */
const quiet = 2500;

export const timeoutMs = 45_000;

export interface Visit {
  readonly facts: number;
  readonly picture: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** The longest that began after the first paint. */
  readonly task: number;
  readonly requests: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
  readonly log: readonly Request[];
  readonly tasks: Notes['tasks'];
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

/** A new visitor with an empty profile. */
async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = new Traffic();
  await traffic.follow(session);
  return { context, page, session, traffic };
}

/** A new visitor with a slow phone. */
export async function openSlowly(browser: Browser): Promise<Opened> {
  const opened = await open(browser);
  await opened.session.send('Network.emulateNetworkConditions', network);
  await opened.session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return opened;
}

/** Opens a page at full speed and reads it once it is finished. */
export async function readFinished<T>(
  browser: Browser,
  url: string,
  read: (page: Page) => Promise<T>,
  options?: BrowserContextOptions,
): Promise<T> {
  const { context, page, traffic } = await open(browser, options);
  try {
    await page.goto(url);
    await traffic.quiet(quiet, performance.now() + timeoutMs);
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Waits until no request is pending; a page that is idle before it shows anything gets more time. */
async function finished(page: Page, traffic: Traffic, deadline: number): Promise<Notes> {
  await traffic.quiet(quiet, deadline);
  const notes = await page.evaluate(() => window.notes);
  const isFinished = notes.facts !== undefined && notes.picture !== undefined;
  if (isFinished || performance.now() > deadline) return notes;
  return finished(page, traffic, deadline);
}

/** Opens a page on a slow phone and waits until it is finished. */
export async function visit(browser: Browser, url: string, expected: Expected): Promise<Visit> {
  const { context, page, traffic } = await openSlowly(browser);
  try {
    await page.addInitScript(takeNotes, expected);
    const deadline = performance.now() + timeoutMs;
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    const notes = await finished(page, traffic, deadline);
    const { firstPaint = Number.POSITIVE_INFINITY } = notes;
    const after = notes.tasks.filter(({ start }) => start >= firstPaint);
    return {
      // Content that is missing by now counts as never.
      facts: notes.facts ?? Number.POSITIVE_INFINITY,
      picture: notes.picture ?? Number.POSITIVE_INFINITY,
      largestPaint: notes.largestPaint,
      shift: notes.shift,
      task: Math.max(0, ...after.map(({ duration }) => duration)),
      requests: traffic.requests().length,
      scriptBytes: traffic.bytesOf('Script'),
      documentBytes: traffic.bytesOf('Document'),
      log: traffic.requests(),
      tasks: notes.tasks,
    };
  } finally {
    await context.close();
  }
}
