import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Reset password' });

const path = '/reset-password?oobCode=story';

export const Default = meta.story(
  screenAt(path, { says: (t) => t('reset.title', { ns: 'recovery' }), isPhotographed: true }),
);

export const Checking = meta.story(
  screenAt(path, {
    identity: { verifyResetCode: () => new Promise(() => undefined) },
    says: (t) => t('reset.checking', { ns: 'recovery' }),
    at: '[role=status]',
  }),
);

export const TooShort = meta.story(
  screenAt(path, {
    act: async ({ type, submit }) => {
      await type({ password: 'short', confirmPassword: 'short' });
      await submit();
    },
    says: (t) => t('tooShort.message', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Done = meta.story(
  screenAt(path, {
    act: async ({ type, submit }) => {
      await type({ password: 'long-enough', confirmPassword: 'long-enough' });
      await submit();
    },
    says: (t) => t('reset.doneTitle', { ns: 'recovery' }),
  }),
);

export const UsedLink = meta.story(
  screenAt(path, {
    identity: {
      verifyResetCode: async () => Promise.reject(new IdentityError('invalid-action-code')),
    },
    says: (t) => t('reset.brokenTitle', { ns: 'recovery' }),
  }),
);

export const NotChecked = meta.story(
  screenAt(path, {
    identity: {
      verifyResetCode: async () => Promise.reject(new IdentityError('network-request-failed')),
    },
    says: (t) => t('reset.failedTitle', { ns: 'recovery' }),
  }),
);
