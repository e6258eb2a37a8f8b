import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type PressNote, watchPress } from './press-notes.ts';
import type { Press } from './presses.ts';
import { shuffled } from './statistics.ts';
import { openSlowly, timeoutMs } from './visit.ts';

/** Milliseconds from the first facts to the press: a visitor who already knows the page. */
const pressAfter = 700;

/** Milliseconds after which a press counts as lost. */
const lostAfter = 12_000;

/** Milliseconds since the navigation began. */
export interface Answer {
  readonly facts: number;
  readonly pressed: number;
  /** Infinite if the press had no effect. */
  readonly answered: number;
}

export interface Answered {
  readonly press: Press;
  readonly answers: readonly Answer[];
}

async function tap(page: Page, target: string): Promise<void> {
  const box = await page.locator(target).first().boundingBox();
  if (box === null) throw new Error(`${target} has no box`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a page on a slow phone, presses a control and waits for the effect. */
async function pressOnce(browser: Browser, url: string, press: Press): Promise<Answer> {
  const { context, page } = await openSlowly(browser);
  const notes = new Map<PressNote, number>();
  const seen = {
    facts: Promise.withResolvers<void>(),
    pressed: Promise.withResolvers<void>(),
    effect: Promise.withResolvers<void>(),
  };
  try {
    await page.exposeBinding('notePress', (_, note: PressNote, at: number) => {
      // The last press counts, and the first effect.
      if (note === 'pressed' || !notes.has(note)) notes.set(note, at);
      seen[note].resolve();
    });
    await page.addInitScript(watchPress, { facts: press.facts, effect: press.effect });
    await page.goto(url + press.path, { waitUntil: 'commit', timeout: timeoutMs });
    const began = await page.evaluate(() => performance.timeOrigin);
    await seen.facts.promise;
    const [first, ...others] = press.targets;
    const pressAt = (notes.get('facts') ?? 0) + pressAfter;
    await page
      .locator(first)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    await wait(Math.max(0, pressAt - Date.now()));
    await tap(page, first);
    for (const target of others) {
      await page.locator(target).first().waitFor();
      await tap(page, target);
    }
    await Promise.race([seen.effect.promise, wait(lostAfter, undefined, { ref: false })]);
    const since = (note: PressNote) => (notes.get(note) ?? Number.POSITIVE_INFINITY) - began;
    return { facts: since('facts'), pressed: since('pressed'), answered: since('effect') };
  } finally {
    await context.close();
  }
}

export interface PressPlan {
  readonly url: string;
  readonly presses: readonly Press[];
  readonly rounds: number;
  readonly onAnswer: (press: Press, round: number, answer: Answer) => void;
}

/** Presses every control once in each of the shuffled rounds. */
export async function measurePresses(
  browser: Browser,
  { url, presses, rounds, onAnswer }: PressPlan,
): Promise<Answered[]> {
  const found = new Map(presses.map((press) => [press, [] as Answer[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const press of shuffled(presses)) {
      const answer = await pressOnce(browser, url, press);
      found.get(press)?.push(answer);
      onAnswer(press, round, answer);
    }
  }
  return presses.map((press) => ({ press, answers: found.get(press) ?? [] }));
}
