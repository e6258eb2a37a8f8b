import type { TFunction } from 'i18next';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { appOf, type StoryApp } from './story-app.tsx';

/** Words inside an element, or where they come from. */
export type Words = string | ((t: TFunction) => string);

/** What a story does as a visitor of the page. */
export interface Visitor {
  readonly app: StoryApp;
  readonly t: TFunction;
  /** Waits for an element. */
  readonly find: (selector: string, words?: Words) => Promise<HTMLElement>;
  /** Waits until it is there to be seen. */
  readonly see: (selector: string, words?: Words) => Promise<void>;
  readonly press: (selector: string, words?: Words) => Promise<void>;
  /** Fills in fields by their names. */
  readonly type: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Sends the form of the page. */
  readonly submit: () => Promise<void>;
}

/** What the play function of a story is given. */
export interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

// Straight to the element: looking for roles in a whole page costs more than everything else here.
export function visitorOf({ canvasElement, loaded }: PlayContext): Visitor {
  const app = appOf({ loaded });
  const { t } = app.services.language.i18n;
  const look = (selector: string, words: Words = ''): HTMLElement => {
    // Some texts come with the part of the page that shows them.
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
