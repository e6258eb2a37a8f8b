import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../../../scripts/chromium.mjs';

interface Channel {
  emit: (event: string, payload: unknown) => void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'el' },
];

/** Waits until a page has drawn itself: its parts come one after the other, each in its own time. */
async function settled(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').waitFor();
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        const quiet = 300;
        let timer = setTimeout(resolve, quiet);
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        };
        const options = { attributes: true, childList: true, subtree: true };
        new MutationObserver(again).observe(document.body, options);
      }),
  );
}

async function complaintsHere(page: Page): Promise<string[]> {
  // What stands in a window of its own is a story, and is tested as one.
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-docs')
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * What axe has to say about pages of the documentation, by day in English and by night in Greek. One window shows them
 * all: a new one for each takes longer than its test.
 */
export async function complaintsAbout(url: string, ids: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    await page.goto(`${url}iframe.html?id=${ids[0]}&viewMode=docs`);
    await settled(page);
    for (const id of ids) {
      const before = await page.locator('#storybook-docs h1').textContent();
      await page.evaluate((storyId) => {
        globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
          storyId,
          viewMode: 'docs',
        });
      }, id);
      if (id !== ids[0]) {
        await page.waitForFunction(
          (left) => document.querySelector('#storybook-docs h1')?.textContent !== left,
          before,
        );
      }
      for (const globals of looks) {
        await page.evaluate((chosen) => {
          globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: chosen });
        }, globals);
        await settled(page);
        const found = await complaintsHere(page);
        complaints.push(
          ...found.map((text) => `${id}, ${globals.theme}, ${globals.language}: ${text}`),
        );
      }
    }
    return complaints;
  } finally {
    await browser.close();
  }
}
