import type { TFunction } from 'i18next';
import { appAt, type StoryAppOptions } from './story-app.tsx';
import { bringAbout, type Circumstances } from './story-moment.ts';
import { type PlayContext, type Visitor, visitorOf } from './visitor.ts';

export interface Screen extends StoryAppOptions, Circumstances {
  /** The words by which this state is known. */
  readonly says: (t: TFunction) => string;
  /** Where they stand. @default 'h1' */
  readonly at?: string;
  /** What the visitor does first. */
  readonly act?: (visitor: Visitor) => Promise<void>;
  /** Chromatic keeps pictures of it. @default false */
  readonly isPhotographed?: boolean;
}

type StoryContext = Parameters<ReturnType<typeof appAt>['beforeEach']>[0];

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
    async play(context: PlayContext) {
      const visitor = visitorOf(context);
      await act?.(visitor);
      await visitor.see(at, says);
    },
  };
}
