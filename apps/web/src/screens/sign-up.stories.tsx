import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Sign up' });

const typed = {
  fullname: 'Eleni Vasiliou',
  email: 'eleni@salonica.example',
  password: 'long-enough',
  confirmPassword: 'long-enough',
};

export const Default = meta.story(
  screenAt('/signup', { says: (t) => t('signUp.title', { ns: 'auth' }), isPhotographed: true }),
);

export const Incomplete = meta.story(
  screenAt('/signup', {
    act: async ({ submit }) => submit(),
    says: (t) => t('required.fullname', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Mismatch = meta.story(
  screenAt('/signup', {
    act: async ({ type, submit }) => {
      await type({ ...typed, confirmPassword: 'long-enough-too' });
      await submit();
    },
    says: (t) => t('mismatch.message', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const EmailTaken = meta.story(
  screenAt('/signup', {
    identity: {
      createAccount: async () => Promise.reject(new IdentityError('email-already-in-use')),
      signInWithEmail: async () => Promise.reject(new IdentityError('wrong-password')),
    },
    act: async ({ type, submit }) => {
      await type(typed);
      await submit();
    },
    says: (t) => t('signUp.otherPassword', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Busy = meta.story(
  screenAt('/signup', {
    identity: { registerUser: () => new Promise(() => undefined) },
    act: async ({ type, submit }) => {
      await type(typed);
      await submit();
    },
    says: (t) => t('signUp.busy', { ns: 'auth' }),
    at: 'main button',
  }),
);
