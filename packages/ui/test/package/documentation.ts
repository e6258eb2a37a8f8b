import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { findHeadlessShell } from '../../../../scripts/chromium.mjs';

interface Channel {
  emit: (event: string, payload: unknown) => void;
}

/** A page of the documentation as the toolbar shows it. */
export interface Visit {
  readonly id: string;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'el';
}

/** Waits until a page has rendered: its parts load asynchronously. */
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

/**
 * WCAG rules only: best practices for an outline do not fit a page on which components show their
 * headings.
 */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function complaintsHere(page: Page): Promise<string[]> {
  // Content in a separate frame is a story, and tested as one.
  const { violations } = await new AxeBuilder({ page })
    // There is no frame to inspect, no window to collect results in, and passed results are not
    // used.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .include('#storybook-docs')
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Whether a page has stories, which have to finish before the next page begins. */
const hasStories = ({ id }: Visit): boolean => !/^(?:overview|foundations)-/.test(id);

/** Opens a page. A text-only page opens like in the sidebar, without reloading the window. */
async function turnTo(page: Page, url: string, visit: Visit, from: Visit | undefined) {
  const { id, theme, language } = visit;
  if (from === undefined || hasStories(from) || hasStories(visit)) {
    const look = `theme:${theme};language:${language}`;
    await page.goto(`${url}iframe.html?id=${id}&viewMode=docs&globals=${look}`);
    return;
  }
  const before = await page.locator('#storybook-docs h1').textContent();
  await page.evaluate(({ id: storyId, ...globals }) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    channel.emit('updateGlobals', { globals });
  }, visit);
  if (id === from.id) return;
  await page.waitForFunction(
    (left) => document.querySelector('#storybook-docs h1')?.textContent !== left,
    before,
  );
}

/** Runs in a page of its own. */
async function inPage<Result>(run: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return await run(page);
  } finally {
    await browser.close();
  }
}

/** Waits until no frame sends messages: a page and a frame that answer each other never stop. */
const silent = (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<void>((resolve, reject) => {
        const quiet = 300;
        let timer = setTimeout(resolve, quiet);
        addEventListener('message', () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        });
        setTimeout(() => reject(new Error('messages without end')), 10_000);
      }),
  );

/**
 * Types into a control of a component whose story has a frame.
 * @returns the text of the story afterwards
 */
export function controlled(url: string, id: string, property: string, typed: string) {
  return inPage(async (page) => {
    await page.goto(`${url}iframe.html?id=${id}&viewMode=docs`);
    const story = page.locator('#storybook-docs iframe').first().contentFrame();
    const component = story.locator('[data-component]').first();
    await component.waitFor();
    await page.getByText('Change its properties').first().click();
    await page.getByRole('textbox', { name: property, exact: true }).fill(typed);
    await story.getByText(typed).first().waitFor();
    await silent(page);
    return component.innerText();
  });
}

/** axe's findings on pages of the documentation. */
export function complaintsAbout(url: string, visits: readonly Visit[]): Promise<string[]> {
  return inPage(async (page) => {
    const complaints: string[] = [];
    let from: Visit | undefined;
    for (const visit of visits) {
      await turnTo(page, url, visit, from);
      await settled(page);
      const found = await complaintsHere(page);
      complaints.push(...found.map((text) => `${Object.values(visit).join(', ')}: ${text}`));
      from = visit;
    }
    return complaints;
  });
}
