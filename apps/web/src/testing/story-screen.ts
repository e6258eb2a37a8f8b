import type { i18n } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { appAt, appOf, type StoryAppOptions } from './story-app.tsx';
import { bringAbout, type Circumstances } from './story-moment.ts';

type Words = i18n['t'];

/** What a story can do as a visitor. */
export interface Hands {
  /** Waits for the element. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Promise<Found>;
  readonly press: (selector: string, words?: (t: Words) => string) => Promise<void>;
  readonly type: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Sends the form of the page. */
  readonly submit: () => Promise<void>;
}

export interface Screen extends StoryAppOptions, Circumstances {
  /** The words by which this state is known. */
  readonly says: (t: Words) => string;
  /** Where they stand. @default 'h1' */
  readonly at?: string;
  /** What the visitor does first. */
  readonly act?: (hands: Hands) => Promise<void>;
  /** Chromatic keeps pictures of it. @default false */
  readonly isPhotographed?: boolean;
}

type StoryContext = Parameters<ReturnType<typeof appAt>['beforeEach']>[0];

interface PlayContext extends Pick<StoryContext, 'loaded'> {
  readonly canvasElement: HTMLElement;
}

/** Straight to the element: looking for roles in a whole page costs more than everything else here. */
function handsOn(page: HTMLElement, t: Words): Hands {
  const find = async <Found extends HTMLElement>(
    selector: string,
    words: (t: Words) => string = () => '',
  ): Promise<Found> =>
    waitFor(() => {
      const known = [...page.querySelectorAll<Found>(selector)];
      const found = known.find(({ textContent }) => textContent.includes(words(t)));
      if (found === undefined) throw new Error(`Not on the page: ${selector}`);
      return found;
    });
  return {
    find,
    press: async (selector, words) => (await find(selector, words)).click(),
    async type(values) {
      for (const [name, value] of Object.entries(values)) {
        const field = await find<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        own?.set?.call(field, value);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    },
    submit: async () => (await find<HTMLFormElement>('main form')).requestSubmit(),
  };
}

/**
 * A whole page of the app in one of its states, as a story that checks that it shows it.
 *
 * @example
 * export const Empty = meta.story(
 *   screenAt('/profile/address', { session: 'signed-in', records, says: (t) => t('empty.title', { ns: 'addresses' }), at: 'h2' }),
 * );
 */
export function screenAt(path: string, screen: Screen) {
  const { says, at = 'h1', act, isPhotographed } = screen;
  const app = appAt(path, screen);
  return {
    ...app,
    parameters: { ...app.parameters, chromatic: { disableSnapshot: isPhotographed !== true } },
    async beforeEach(context: StoryContext) {
      const putBack = bringAbout(screen);
      const close = await app.beforeEach(context);
      return () => {
        close();
        putBack();
      };
    },
    async play({ canvasElement, loaded }: PlayContext) {
      const { t } = appOf({ loaded }).services.language.i18n;
      await act?.(handsOn(canvasElement, t));
      await waitFor(async () => {
        // Some texts come with the part of the page that shows them.
        const words = says(t);
        const places = [...canvasElement.querySelectorAll<HTMLElement>(at)];
        const place = places.find(({ textContent }) => textContent.includes(words));
        if (place === undefined) {
          const read = places.map(({ textContent }) => textContent).join(' | ');
          throw new Error(`"${words}" does not stand in ${at}: ${read}`);
        }
        await expect(place).toBeVisible();
      });
    },
  };
}
