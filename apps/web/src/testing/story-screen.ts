import type { TFunction } from 'i18next';
import { appAt, type StoryAppOptions } from './story-app.tsx';
import { applyCircumstances, type Circumstances } from './story-moment.ts';
import { type PlayContext, type Visitor, visitorOf } from './visitor.ts';

export interface Screen extends StoryAppOptions, Circumstances {
  /** The text that identifies this state. */
  readonly says: (t: TFunction) => string;
  /** Selector of its element. @default 'h1' */
  readonly at?: string;
  /** The visitor's first action. */
  readonly act?: (visitor: Visitor) => Promise<void>;
  /** Whether Chromatic takes a snapshot. @default false */
  readonly isPhotographed?: boolean;
}

type StoryContext = Parameters<ReturnType<typeof appAt>['beforeEach']>[0];

/**
 * A page of the app in one of its states, as a story that checks its content.
 * @example
 * export const Empty = meta.story(
 * screenAt('/profile/address', { session: 'signed-in', records, says: (t) => t('empty.title', { ns:
 * 'addresses' }), at: 'h2' }),
 * );
 */
export function screenAt(path: string, screen: Screen) {
  const { says, at = 'h1', act, isPhotographed } = screen;
  const app = appAt(path, screen);
  return {
    ...app,
    parameters: { ...app.parameters, chromatic: { disableSnapshot: isPhotographed !== true } },
    async beforeEach(context: StoryContext) {
      const restore = applyCircumstances(screen);
      const close = await app.beforeEach(context);
      return () => {
        close();
        restore();
      };
    },
    async play(context: PlayContext) {
      const visitor = visitorOf(context);
      await act?.(visitor);
      await visitor.see(at, says);
    },
  };
}

/** The stories of one page, which share the visitor and other things. */
export const screensAt =
  (path: string, common: Partial<Screen>) =>
  (screen: Screen): ReturnType<typeof screenAt> =>
    screenAt(path, { ...common, ...screen });
