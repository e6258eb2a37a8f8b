import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Forgot password' });

async function ask({ type, submit }: Visitor): Promise<void> {
  await type({ email: 'eleni@salonica.example' });
  await submit();
}

export const Default = meta.story(
  screenAt('/forgot-password', {
    says: (t) => t('forgot.title', { ns: 'recovery' }),
    isPhotographed: true,
  }),
);

export const NotAnEmail = meta.story(
  screenAt('/forgot-password', {
    act: async ({ type, submit }) => {
      await type({ email: 'eleni' });
      await submit();
    },
    says: (t) => t('invalidEmail', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const Sent = meta.story(
  screenAt('/forgot-password', {
    act: ask,
    says: (t) => t('forgot.sentTitle', { ns: 'recovery' }),
  }),
);

export const Failed = meta.story(
  screenAt('/forgot-password', {
    identity: {
      sendPasswordReset: async () => Promise.reject(new IdentityError('too-many-requests')),
    },
    act: ask,
    says: (t) => t('errors.too-many-requests', { ns: 'auth' }),
    at: 'main form',
  }),
);
