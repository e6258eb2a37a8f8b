import type { TFunction } from 'i18next';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { appOf, type StoryApp } from './story-app.tsx';

/** Text inside an element, or a function that returns it. */
export type Words = string | ((t: TFunction) => string);

/** A visitor's actions in a story. */
export interface Visitor {
  readonly app: StoryApp;
  readonly t: TFunction;
  /** Waits for an element. */
  readonly find: (selector: string, words?: Words) => Promise<HTMLElement>;
  /** Waits until it is visible. */
  readonly see: (selector: string, words?: Words) => Promise<void>;
  readonly press: (selector: string, words?: Words) => Promise<void>;
  /** Fills in fields by name. */
  readonly type: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Submits the form of the page. */
  readonly submit: () => Promise<void>;
}

/** The context of a story's play function. */
export interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

// By selector: role queries in a whole page are much slower.
export function visitorOf({ canvasElement, loaded }: PlayContext): Visitor {
  const app = appOf({ loaded });
  const { t } = app.services.language.i18n;
  const look = (selector: string, words: Words = ''): HTMLElement => {
    // Some texts load with the part of the page that shows them.
    const wanted = typeof words === 'string' ? words : words(t);
    const places = [...canvasElement.querySelectorAll<HTMLElement>(selector)];
    const found = places.find(({ textContent }) => textContent.includes(wanted));
    if (found !== undefined) return found;
    const read = places.map(({ textContent }) => textContent).join(' | ');
    throw new Error(`Not on the screen: ${selector} "${wanted}", but ${read}`);
  };
  const find: Visitor['find'] = (selector, words) => waitFor(() => look(selector, words));
  return {
    app,
    t,
    find,
    see: (selector, words) => waitFor(() => expect(look(selector, words)).toBeVisible()),
    press: async (selector, words) => (await find(selector, words)).click(),
    async type(values) {
      for (const [name, value] of Object.entries(values)) {
        await fireEvent.input(await find(`[name="${name}"]`), { target: { value } });
      }
    },
    async submit() {
      const form = await find('main form');
      if (form instanceof HTMLFormElement) form.requestSubmit();
    },
  };
}
