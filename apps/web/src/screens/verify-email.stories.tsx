import preview from '@salonica/storybook/preview';
import type { ResponseOf } from '../domain/api.ts';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Verify the email' });

const path = '/verify-email?token=a';

const press = (visitor: Visitor) =>
  visitor.press('main button', visitor.t('verify.press', { ns: 'letters' }));

const answering = (verification: Omit<ResponseOf<'confirmEmail'>, 'email'>) => ({
  api: { confirmEmail: async () => ({ email: 'eleni@salonica.example', ...verification }) },
});

export const Default = meta.story(
  screenAt(path, {
    says: (t) => t('verify.asking.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

export const Verifying = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmail: () => new Promise<never>(() => undefined) } },
    act: press,
    says: (t) => t('verify.busy', { ns: 'letters' }),
    at: 'main button[aria-disabled="true"]',
  }),
);

/** Opened in the browser of the account, which stays signed in. */
export const Done = meta.story(
  screenAt(path, {
    session: 'signed-in',
    ports: answering({ wasVerified: false, keepsSession: true }),
    act: press,
    says: (t) => t('verify.here.text', { ns: 'letters' }),
    at: 'main p',
    isPhotographed: true,
  }),
);

/** Opened on another device: every session has ended. */
export const DoneElsewhere = meta.story(
  screenAt(path, {
    ports: answering({ wasVerified: false, keepsSession: false }),
    act: press,
    says: (t) => t('verify.done.text', { ns: 'letters' }),
    at: 'main p',
  }),
);

export const Used = meta.story(
  screenAt(path, {
    ports: answering({ wasVerified: true, keepsSession: false }),
    act: press,
    says: (t) => t('verify.used.title', { ns: 'letters' }),
  }),
);

export const Old = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmail: refusing({ kind: 'gone' }) } },
    act: press,
    says: (t) => t('verify.old.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

/** No mail contained this link. */
export const Wrong = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmail: refusing({ kind: 'not-found' }) } },
    act: press,
    says: (t) => t('verify.over.title', { ns: 'letters' }),
  }),
);

/** The identity service is unavailable; the link still works. */
export const Failed = meta.story(
  screenAt(path, {
    ports: { api: { confirmEmail: refusing({ kind: 'unavailable' }) } },
    act: press,
    says: (t) => t('failed.unavailable', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** The URL was not copied completely. */
export const Incomplete = meta.story(
  screenAt('/verify-email', { says: (t) => t('verify.over.title', { ns: 'letters' }) }),
);
