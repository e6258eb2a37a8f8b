import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { CDPSession, Page } from 'playwright';
import { baselineOf, differences, isOfApp } from './baselines.ts';
import { fingerprintIn, fingerprintOf } from './fingerprint.ts';
import { countDifferent, decode } from './pixels.ts';
import { hasLoaded } from './requests.ts';

interface Clip {
  readonly width: number;
  readonly height: number;
  /** Of the picture; half as wide and high with 0.5. */
  readonly scale: number;
}

/** How a screenshot compares with its baseline; `changed` needs a look at the pixels. */
type Comparison = 'same' | 'changed' | 'missing' | 'drawn';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known !== undefined) return known;
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function capture(page: Page, clip: Clip): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, ...clip },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function write(file: string, png: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
}

/** Set in an update that draws only the pictures that are missing. */
const keeping = 'VISUAL_KEEP_DRAWN';

/** A variable, because Vitest loads this module a second time for the browser's commands. */
export function keepDrawn(): void {
  process.env[keeping] = 'yes';
}

/** Edges of layers that stay while the page scrolls are drawn differently from run to run. */
const allowedOfScreen = 40;

function compareScreen(picture: string, baseline: Buffer, screenshot: Buffer): Comparison {
  if (countDifferent(decode(baseline), decode(screenshot)) <= allowedOfScreen) return 'same';
  write(resolve(differences, `${picture}-actual.png`), screenshot);
  return 'changed';
}

/**
 * Takes a screenshot of the window and compares it with its baseline by the fingerprint of the encoded picture: most are
 * the same, and to decode two pictures takes longer than to take one. In an update it becomes the baseline.
 */
export const photograph: BrowserCommand<[picture: string, clip: Clip]> = async (
  { page, project },
  picture,
  clip,
): Promise<Comparison> => {
  const file = `${baselineOf(picture)}.png`;
  const baseline = read(file);
  const isUpdate = project.vitest.config.snapshotOptions.updateSnapshot === 'all';
  if (isUpdate && process.env[keeping] !== undefined && baseline !== undefined) return 'drawn';
  await hasLoaded(page);
  const screenshot = await capture(page, clip);
  if (isUpdate) {
    write(file, screenshot);
    return 'drawn';
  }
  if (baseline === undefined) return 'missing';
  if (fingerprintIn(baseline) === fingerprintOf(screenshot)) return 'same';
  return isOfApp(picture) ? compareScreen(picture, baseline, screenshot) : 'changed';
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    photograph: (picture: string, clip: Clip) => Promise<Comparison>;
  }
}
