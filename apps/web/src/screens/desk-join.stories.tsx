import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Desk/Join by invitation' });

const path = '/desk/join?token=a';
const session = 'signed-in';

const press = (visitor: Visitor) =>
  visitor.press('main button', visitor.t('join.press', { ns: 'letters' }));

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('join.asking.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

/** An invitation is for an account: the visitor signs in first and then returns. */
export const SignedOut = meta.story(
  screenAt(path, { says: (t) => t('signIn.wanted', { ns: 'auth' }), at: 'main p' }),
);

export const Joining = meta.story(
  screenAt(path, {
    session,
    ports: { api: { acceptInvitation: () => new Promise<never>(() => undefined) } },
    act: press,
    says: (t) => t('join.busy', { ns: 'letters' }),
    at: 'main button[aria-disabled="true"]',
  }),
);

/** The desk opens, with a toast. */
export const Done = meta.story(
  screenAt(path, {
    session: 'owner',
    ports: { api: { acceptInvitation: async () => ({ salons: [] }) } },
    act: press,
    says: (t) => t('join.done.title', { ns: 'letters' }),
    at: '[data-component="toast"]',
  }),
);

export const Old = meta.story(
  screenAt(path, {
    session,
    ports: { api: { acceptInvitation: refusing({ kind: 'gone' }) } },
    act: press,
    says: (t) => t('join.old.title', { ns: 'letters' }),
  }),
);

/** Another member has the column: only the salon can change that. */
export const ColumnTaken = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: {
        acceptInvitation: refusing({ kind: 'conflict', code: 'wrong-state', message: 'Taken.' }),
      },
    },
    act: press,
    says: () => 'Taken.',
    at: 'main [role=alert]',
  }),
);

/** The URL was not copied completely. */
export const Incomplete = meta.story(
  screenAt('/desk/join', { session, says: (t) => t('join.over.title', { ns: 'letters' }) }),
);
