import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

/** The content in place of a customer's page until the session is restored. */
const meta = preview.meta({ title: 'Screens/Signing in/Protected page' });

export const Checking = meta.story(
  screenAt('/profile', {
    session: 'resolving',
    says: (t) => t('loading'),
    at: '[role=status]',
    isPhotographed: true,
  }),
);

export const Slow = meta.story(
  screenAt('/profile', {
    session: 'resolving',
    isSlow: true,
    says: (t) => t('protected.slow', { ns: 'auth' }),
    at: '[role=status]',
  }),
);

/** The sign-in service does not respond: the page offers a retry, and redirects no visitor. */
export const Unavailable = meta.story(
  screenAt('/profile', {
    session: 'unavailable',
    says: (t) => t('protected.unavailableTitle', { ns: 'auth' }),
    isPhotographed: true,
  }),
);

export const SignedOut = meta.story(
  screenAt('/profile', { says: (t) => t('signIn.wanted', { ns: 'auth' }), at: 'main p' }),
);
