import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/My account/Confirm the new email' });

const path = '/confirm-email?token=a';

const press = (visitor: Visitor) =>
  visitor.press('main button', visitor.t('email.press', { ns: 'letters' }));

export const Default = meta.story(
  screenAt(path, { says: (t) => t('email.asking.title', { ns: 'letters' }), isPhotographed: true }),
);

export const Confirming = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmailChange: () => new Promise<never>(() => undefined) } },
    act: press,
    says: (t) => t('email.busy', { ns: 'letters' }),
    at: 'main button[aria-disabled="true"]',
  }),
);

export const Done = meta.story(
  screenAt(path, {
    session: 'signed-in',
    act: press,
    says: (t) => t('email.done.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

/** The link was used, cancelled or replaced, or is too old. */
export const Expired = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmailChange: refusing({ kind: 'not-found' }) } },
    act: press,
    says: (t) => t('email.over.title', { ns: 'letters' }),
  }),
);

/** Another account has taken the address meanwhile. */
export const Taken = meta.story(
  screenAt(path, {
    ports: {
      api: { confirmEmailChange: refusing({ kind: 'conflict', code: 'email-taken' }) },
    },
    act: press,
    says: (t) => t('email.taken.title', { ns: 'letters' }),
  }),
);

/** The identity service is unavailable; the link still works. */
export const Failed = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmailChange: refusing({ kind: 'unavailable' }) } },
    act: press,
    says: (t) => t('failed.unavailable', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** The URL was not copied completely. */
export const Incomplete = meta.story(
  screenAt('/confirm-email', { says: (t) => t('email.over.title', { ns: 'letters' }) }),
);
