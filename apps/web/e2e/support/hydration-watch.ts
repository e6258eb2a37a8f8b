import type { Page } from '@playwright/test';
import { entryFile } from './script-failures.ts';
import { expect, hydrated } from './test.ts';

interface Watched {
  /** The appearance of the page's elements, one line each. */
  look: () => string[];
  /** The positions of content elements that existed before the app, within the first screen. */
  places: () => string[];
  /** The appearance right after hydration. */
  atHydration: string[] | undefined;
  /** Layout shifts since the app continued. */
  moved: string[];
  /** When the app was released, in milliseconds. */
  since: number;
}

type WatchedWindow = Window & { watched: Watched };

/** Records the appearance of the page at hydration. */
function watch(isAllDrawn: boolean): void {
  // A slow colour transition would be read halfway, and below the fold it never ends.
  const still = new CSSStyleSheet();
  // Unrendered elements remember their size at another width.
  const drawn = ':not([hidden], [hidden] *) { content-visibility: visible !important }';
  still.replaceSync(
    `*, *::before, *::after { transition: none !important } ${isAllDrawn ? drawn : ''}`,
  );
  document.adoptedStyleSheets = [still];
  // Scroll offsets do not affect the positions inside a scroller.
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
        // An element that is only rendered by find-in-page has no position yet.
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
          // The theme switch announces its state to screen readers once the theme is known.
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

const releases = new WeakMap<Page, () => void>();

/**
 * Prepares a page whose app hydrates when {@link goOn} is called: its entry script is held until
 * then.
 * @param isAllDrawn - whether off-screen content is rendered as well
 */
export async function watchHydration(page: Page, isAllDrawn: boolean): Promise<void> {
  await page.addInitScript(watch, isAllDrawn);
  const entry = entryFile();
  await page.route(
    ({ pathname }) => pathname === entry,
    async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      releases.set(page, resolve);
      await promise;
      await route.continue();
    },
  );
}

/** The current appearance of the page. */
export function look(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.look());
}

/** The positions of first-screen elements that existed before the app. */
export function places(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.places());
}

/** Releases the app's entry script. */
export async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as WatchedWindow).watched.since = performance.now();
  });
  await expect.poll(() => releases.has(page)).toBe(true);
  releases.get(page)?.();
  releases.delete(page);
  await hydrated(page);
}

/** The appearance right after hydration, before any later content. */
export function lookAtHydration(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.atHydration ?? []);
}

/** Layout shifts since hydration. */
export function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.moved);
}
