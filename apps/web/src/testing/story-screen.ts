import type { i18n } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { appAt, appOf, type StoryAppOptions } from './story-app.tsx';
import { bringAbout, type Circumstances } from './story-moment.ts';

type Words = i18n['t'];

/** What a story can do as a visitor. */
export interface Hands {
  /** Waits for the element. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Promise<Found>;
  readonly press: (selector: string) => Promise<void>;
  readonly fill: (values: Readonly<Record<string, string>>) => Promise<void>;
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
function handsOn(page: HTMLElement): Hands {
  const find = async <Found extends HTMLElement>(selector: string): Promise<Found> =>
    waitFor(() => {
      const found = page.querySelector<Found>(selector);
      if (found === null) throw new Error(`Not on the page: ${selector}`);
      return found;
    });
  return {
    find,
    press: async (selector) => (await find(selector)).click(),
    async fill(values) {
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
  const { says, at = 'h1', act, isSlow, isOffline, complaint, isPhotographed, ...options } = screen;
  const app = appAt(path, options);
  return {
    ...app,
    parameters: { ...app.parameters, chromatic: { disableSnapshot: isPhotographed !== true } },
    async beforeEach(context: StoryContext) {
      const putBack = bringAbout({ isSlow, isOffline, complaint });
      const close = await app.beforeEach(context);
      return () => {
        close();
        putBack();
      };
    },
    async play({ canvasElement, loaded }: PlayContext) {
      await act?.(handsOn(canvasElement));
      const words = says(appOf({ loaded }).services.language.i18n.t);
      const place = await waitFor(() => {
        const places = [...canvasElement.querySelectorAll<HTMLElement>(at)];
        const found = places.find(({ textContent }) => textContent.includes(words));
        if (found === undefined) {
          const read = places.map(({ textContent }) => textContent).join(' | ');
          throw new Error(`"${words}" does not stand in ${at}: ${read}`);
        }
        return found;
      });
      await expect(place).toBeVisible();
    },
  };
}
