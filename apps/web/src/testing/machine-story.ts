import type { TFunction } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { appAt, type StoryAppOptions } from './story-app.tsx';
import { type PlayContext, type Visitor, visitorOf } from './visitor.ts';

export interface MachineStory extends Omit<StoryAppOptions, 'holdMachines'> {
  /** The path of the page. */
  readonly path: string;
  /** Brings the machine to the state. */
  readonly act?: (visitor: Visitor) => Promise<void>;
  /** The visible content: a selector, and text inside that element. */
  readonly sees: readonly [selector: string, words?: (t: TFunction) => string];
  /** Another picture, `screens/sign-in-w390`, that this state looks like. @default its own */
  readonly looksLike?: string;
}

/**
 * Makes stories of a machine's states with the real machine, driven by events, its clock paused.
 * Each is named after its state, so that the machine's page and its test find it: `visible.running`
 * is `VisibleRunning`.
 *
 * @example const inState = stateStories(authMachine); export const SignedOut =
 * meta.story(inState('signedOut', { path: '/signin', sees: ['h1'] }));
 */
export function stateStories(machine: AnyStateMachine) {
  return (
    state: string,
    { path, act, sees: [selector, words], looksLike, ...options }: MachineStory,
  ) => {
    const app = appAt(path, { ...options, holdMachines: true });
    return {
      ...app,
      parameters: { ...app.parameters, visual: { looksLike } },
      async play(context: PlayContext) {
        const visitor = visitorOf(context);
        await act?.(visitor);
        await waitFor(() => expect(visitor.app.statesOf(machine.id)).toContain(state));
        await visitor.see(selector, words);
      },
    };
  };
}

/** Resolves once it holds. */
export async function until(holds: () => boolean): Promise<void> {
  await waitFor(() => expect(holds()).toBe(true));
}

export const never = (): Promise<never> => new Promise(() => undefined);
