import type { Page } from '@playwright/test';
import { entryFile } from './script-failures.ts';
import { expect, hydrated } from './test.ts';

interface Watched {
  /** What the elements of the page look like, in one line each. */
  look: () => string[];
  /** The edges of each element of the content that was there before the app, as far as it is in the first screen. */
  places: () => string[];
  /** How it looked when React had just taken over. */
  atHydration: string[] | undefined;
  /** What has moved by itself since the app went on. */
  moved: string[];
  /** When the app was let go on, in milliseconds. */
  since: number;
}

type WatchedWindow = Window & { watched: Watched };

/** Notes how the page looks when the app takes over. */
function watch(isAllDrawn: boolean): void {
  // A slow colour transition would be read halfway, and below the screen it never ends.
  const still = new CSSStyleSheet();
  // What is not drawn yet remembers the size that it had at another width.
  const drawn = ':not([hidden], [hidden] *) { content-visibility: visible !important }';
  still.replaceSync(
    `*, *::before, *::after { transition: none !important } ${isAllDrawn ? drawn : ''}`,
  );
  document.adoptedStyleSheets = [still];
  // How far a scroller has scrolled is no matter of where things are in it.
  const scrolled = (element: Element) =>
    element.parentElement?.closest('[role="tablist"]')?.scrollLeft ?? 0;
  const styles = ['color', 'background-color', 'opacity', 'visibility', 'font-size'];
  const look = () =>
    Array.from(
      document.querySelectorAll(':is(header, main, footer), :is(header, main, footer) *'),
      (element) => {
        const tag = element.tagName.toLowerCase();
        const isContent = element.closest('main') !== null;
        const where = isContent ? 'main' : 'frame';
        const own = Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : '',
        ).join('');
        // An element that only a search in the page renders has no position yet.
        if (element.closest('[hidden]') !== null || !element.checkVisibility())
          return [where, tag, isContent ? own : ''].join(' | ');
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return [
          where,
          tag,
          [x + scrolled(element), y + window.scrollY, width, height]
            .map((value) => value.toFixed(1))
            .join(' '),
          styles.map((name) => style.getPropertyValue(name)).join(' '),
          // The switch of the theme says what it does once it knows the theme, to those who listen.
          isContent || width > 1 ? own : '',
        ].join(' | ');
      },
    );
  let first: readonly Element[] | undefined;
  const places = () => {
    first ??= [...document.querySelectorAll('main, main *')];
    return first.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isSeen = element.isConnected && element.checkVisibility() && top < innerHeight;
      const x = scrolled(element);
      const edges = [left + x, top, right + x, Math.min(bottom, innerHeight)];
      return isSeen ? edges.map((value) => value.toFixed(1)).join(' ') : 'out of sight';
    });
  };
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : 'something';
  const watched: Watched = {
    look,
    places,
    atHydration: undefined,
    moved: [],
    since: Infinity,
  };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime < watched.since) continue;
      const { sources } = entry as PerformanceEntry & { sources: readonly { node: Node | null }[] };
      watched.moved.push(sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    watched.atHydration ??= look();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

const lettingGo = new WeakMap<Page, () => void>();

/**
 * Prepares a page whose app takes over when {@link goOn} says so: the file that starts it is held until then.
 *
 * @param isAllDrawn - whether what is out of sight is drawn as well
 */
export async function watchHydration(page: Page, isAllDrawn: boolean): Promise<void> {
  await page.addInitScript(watch, isAllDrawn);
  const entry = entryFile();
  await page.route(
    ({ pathname }) => pathname === entry,
    async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      lettingGo.set(page, resolve);
      await promise;
      await route.continue();
    },
  );
}

/** What the page looks like now. */
export function look(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.look());
}

/** Where in the first screen the elements are that were there before the app. */
export function places(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.places());
}

/** Lets the app take over. */
export async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as WatchedWindow).watched.since = performance.now();
  });
  await expect.poll(() => lettingGo.has(page)).toBe(true);
  lettingGo.get(page)?.();
  lettingGo.delete(page);
  await hydrated(page);
}

/** How the page looked when the app had just taken over, before anything else came. */
export function lookAtHydration(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.atHydration ?? []);
}

/** What has moved by itself since the app took over. */
export function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.moved);
}
