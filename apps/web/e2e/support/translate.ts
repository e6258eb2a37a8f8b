import type { BrowserContext } from '@playwright/test';

/** Like the translation of a browser: every text, now and later, becomes that of an own element. */
function translate(): void {
  const untouched = 'script, style, noscript, textarea, svg, title, option, [translate="no"], font';
  const tag: string = 'font';
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (parent?.closest(untouched) !== null || text.data.trim() === '') return;
    const font = document.createElement(tag);
    const inner = document.createElement(tag);
    inner.textContent = text.data;
    font.append(inner);
    text.replaceWith(font);
  };
  const replaceIn = (node: Node): void => {
    if (node instanceof Text) {
      replace(node);
      return;
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    }
  });
  const begin = (): void => {
    replaceIn(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // After hydration: what is translated before it is undone for it.
  window.addEventListener('salonica-interactive', begin, { capture: true, once: true });
}

/** Translates every page of a visitor into the same words. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(translate);
