import type { Page } from 'playwright';
import type { Expected } from './notes.ts';

/** A page in its final state. */
export interface Finished {
  readonly expected: Expected;
  /** Its document without scripts; style sheets and pictures stay. */
  readonly html: string;
}

/** Runs in the page, so it must be self-contained. */
function findFirst(names: readonly string[]): { name?: string; picture?: string } {
  function firstName(main: HTMLElement): string | undefined {
    const known = new Set(names);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (known.has(text) && parentElement?.checkVisibility() === true) return text;
    }
    return undefined;
  }

  function firstPicture(main: HTMLElement): string | undefined {
    return [...main.querySelectorAll('img')]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
      .map(({ currentSrc }) => URL.parse(currentSrc)?.pathname)
      .find((path) => path?.startsWith('/storage/') === true);
  }

  const main = document.querySelector('main');
  if (main === null) return {};
  const name = firstName(main);
  const picture = firstPicture(main);
  return { ...(name !== undefined && { name }), ...(picture !== undefined && { picture }) };
}

/** Runs in the page, so it must be self-contained. */
function withoutScript(): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  const needless = root.querySelectorAll(
    'script, link[rel="modulepreload"], link[rel="prefetch"], link[as="script"], link[as="fetch"]',
  );
  for (const element of needless) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on')) element.removeAttribute(name);
    }
  }
  // The same document is served from another port.
  return `<!doctype html>${root.outerHTML}`.replaceAll(location.origin, '');
}

/**
 * The first content of a page.
 * @param names - expected names, one of which it shows
 * @throws an error that describes missing content
 */
export async function readFirst(page: Page, names: readonly string[]): Promise<Expected> {
  const { name, picture } = await page.evaluate(findFirst, names);
  if (name === undefined) throw new Error('<main> shows no name that the API knows');
  if (picture === undefined) throw new Error('<main> shows no picture of the API');
  return { name, picture };
}

/**
 * Saves a finished page as a static document.
 * @param names - one of which the page shows first
 */
export async function freeze(page: Page, names: readonly string[]): Promise<Finished> {
  return { expected: await readFirst(page, names), html: await page.evaluate(withoutScript) };
}
