import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Sign in' });

const credentials = { email: 'eleni@salonica.example', password: 'long-enough' };

export const Default = meta.story(
  screenAt('/signin', { says: (t) => t('signIn.title', { ns: 'auth' }), isPhotographed: true }),
);

export const Redirected = meta.story(
  screenAt('/signin?next=%2Fdashboard', {
    says: (t) => t('signIn.wanted', { ns: 'auth' }),
    at: 'main p',
  }),
);

export const Incomplete = meta.story(
  screenAt('/signin', {
    act: async ({ submit }) => submit(),
    says: (t) => t('required.email', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Busy = meta.story(
  screenAt('/signin', {
    identity: { signInWithEmail: () => new Promise(() => undefined) },
    act: async ({ type, submit }) => {
      await type(credentials);
      await submit();
    },
    says: (t) => t('signIn.busy', { ns: 'auth' }),
    at: 'main button',
  }),
);

export const Refused = meta.story(
  screenAt('/signin', {
    identity: {
      signInWithEmail: async () => Promise.reject(new IdentityError('invalid-credential')),
    },
    act: async ({ type, submit }) => {
      await type(credentials);
      await submit();
    },
    says: (t) => t('errors.invalid-credential', { ns: 'auth' }),
    at: 'main form',
  }),
);

/** The window is open: the button can be pressed again, because a closed one is noticed late. */
export const GoogleWaiting = meta.story(
  screenAt('/signin', {
    identity: { signInWithGoogle: () => new Promise(() => undefined) },
    act: async ({ press }) => press('form button[data-variant="secondary"]'),
    says: (t) => t('signIn.googleWaiting', { ns: 'auth' }),
    at: 'form [role=status]',
  }),
);

export const GoogleBlocked = meta.story(
  screenAt('/signin', {
    identity: { signInWithGoogle: async () => Promise.reject(new IdentityError('popup-blocked')) },
    act: async ({ press }) => press('form button[data-variant="secondary"]'),
    says: (t) => t('signIn.blockedTitle', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Offline = meta.story(
  screenAt('/signin', {
    isOffline: true,
    identity: {
      signInWithEmail: async () => Promise.reject(new IdentityError('network-request-failed')),
    },
    act: async ({ type, submit }) => {
      await type(credentials);
      await submit();
    },
    says: (t) => t('errors.network-request-failed', { ns: 'auth' }),
    at: 'main form',
  }),
);

/** A closed window is not an error: a note, and an unchanged form. */
export const GoogleCancelled = meta.story(
  screenAt('/signin', {
    identity: {
      signInWithGoogle: async () => Promise.reject(new IdentityError('popup-closed-by-user')),
    },
    act: async ({ press }) => press('form button[data-variant="secondary"]'),
    says: (t) => t('errors.popup-closed-by-user', { ns: 'auth' }),
    at: 'form [role=status]',
  }),
);

/** The service has no phone sign-in. */
export const PhoneUnavailable = meta.story(
  screenAt('/signin', {
    identity: { phone: null },
    act: async ({ press }) => press('form button[data-variant="secondary"] ~ button'),
    says: (t) => t('signIn.phoneLater', { ns: 'auth' }),
    at: 'form [role=status]',
  }),
);

/** The service does not respond: the input is kept. */
export const Unavailable = meta.story(
  screenAt('/signin', {
    session: 'unavailable',
    act: async ({ type, submit }) => {
      await type(credentials);
      await submit();
    },
    says: (t) => t('errors.network-request-failed', { ns: 'auth' }),
    at: 'main form',
  }),
);
