import type { Page } from 'playwright';
import type { Expected } from './notes.ts';

/** A page as it is once everything has come. */
export interface Finished {
  readonly expected: Expected;
  /** Its document without what scripts need; style sheets and pictures stay. */
  readonly html: string;
}

interface Found {
  readonly name: string | undefined;
  readonly picture: string | undefined;
  readonly html: string;
}

/** Runs in the page: it has to stand alone. */
function read(names: readonly string[]): Found {
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
      .filter((image) => image.checkVisibility())
      .map(({ currentSrc }) => URL.parse(currentSrc)?.pathname)
      .find((path) => path?.startsWith('/storage/') === true);
  }

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
    return `<!doctype html>${root.outerHTML}`;
  }

  const main = document.querySelector('main');
  return {
    name: main === null ? undefined : firstName(main),
    picture: main === null ? undefined : firstPicture(main),
    // The same document is served from another port.
    html: withoutScript().replaceAll(location.origin, ''),
  };
}

/**
 * Takes a finished page down.
 *
 * @param names - one of which the page shows first
 */
export async function freeze(page: Page, names: readonly string[]): Promise<Finished> {
  const { name, picture, html } = await page.evaluate(read, names);
  if (name === undefined) {
    throw new Error(`${page.url()} shows no name that the API knows, even when it is finished.`);
  }
  return { expected: { name, picture }, html };
}
