import type { BrowserContext } from '@playwright/test';
import { translateTexts } from '../../../../.storybook/test/translate-texts.ts';

/** Translates every page of a visitor into the same words. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  // After hydration: what is translated before it is undone for it.
  context.addInitScript(`
    const translate = ${translateTexts.toString()};
    window.addEventListener('salonica-interactive', () => void translate(document.body, true),
      { capture: true, once: true });
  `);
