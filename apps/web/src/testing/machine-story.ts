import type { TFunction } from 'i18next';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { appAt, appOf, type StoryApp, type StoryAppOptions } from './story-app.tsx';

/** What a story does on the way to its state. */
export interface Visitor {
  readonly app: StoryApp;
  readonly t: TFunction;
  /** Waits for an element. */
  readonly find: (selector: string, words?: string) => Promise<HTMLElement>;
  /** Waits until it is there to be seen. */
  readonly see: (selector: string, words?: string) => Promise<void>;
  readonly press: (selector: string, words?: string) => Promise<void>;
  readonly type: (values: Readonly<Record<string, string>>) => Promise<void>;
}

export interface MachineStory extends Omit<StoryAppOptions, 'holdMachines'> {
  /** Where the visitor is. */
  readonly path: string;
  /** What leads to the state. */
  readonly act?: (visitor: Visitor) => Promise<void>;
  /** What is seen there: a selector, and words that stand in what it finds. */
  readonly sees: readonly [selector: string, words?: (t: TFunction) => string];
}

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

// Straight to the element: looking for roles in a whole page costs more than everything else here.
function visitorOf({ canvasElement, loaded }: PlayContext): Visitor {
  const app = appOf({ loaded });
  const look = (selector: string, words = ''): HTMLElement => {
    const places = [...canvasElement.querySelectorAll<HTMLElement>(selector)];
    const found = places.find(({ textContent }) => textContent.includes(words));
    if (found !== undefined) return found;
    const read = places.map(({ textContent }) => textContent).join(' | ');
    throw new Error(`Not on the screen: ${selector} "${words}", but ${read}`);
  };
  const find: Visitor['find'] = (selector, words) => waitFor(() => look(selector, words));
  return {
    app,
    t: app.services.language.i18n.t,
    find,
    see: (selector, words) => waitFor(() => expect(look(selector, words)).toBeVisible()),
    press: async (selector, words) => (await find(selector, words)).click(),
    async type(values) {
      for (const [name, value] of Object.entries(values)) {
        const field = await find(`[name="${name}"]`);
        await fireEvent.input(field, { target: { value } });
      }
    },
  };
}

/**
 * Makes stories of the states of a machine: the real one, brought there by what it is told, with its clock held. Each is
 * named after its state, so that the page of the machine and its test find it: `visible.running` is `VisibleRunning`.
 *
 * @example
 * const inState = stateStories(authMachine);
 * export const SignedOut = meta.story(inState('signedOut', { path: '/signin', sees: ['h1'] }));
 */
export function stateStories(machine: AnyStateMachine) {
  return (state: string, { path, act, sees: [selector, words], ...options }: MachineStory) => ({
    ...appAt(path, { ...options, holdMachines: true }),
    async play(context: PlayContext) {
      const visitor = visitorOf(context);
      await act?.(visitor);
      await waitFor(() => expect(visitor.app.statesOf(machine.id)).toContain(state));
      await visitor.see(selector, words?.(visitor.t));
    },
  });
}

/** Resolves once it holds. */
export async function until(holds: () => boolean): Promise<void> {
  await waitFor(() => expect(holds()).toBe(true));
}

export const never = (): Promise<never> => new Promise(() => undefined);
