import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/My account/Change password' });

const session = 'signed-in';
const path = '/profile/change-password';

async function change({ type, submit }: Visitor): Promise<void> {
  const next = 'longer-than-before';
  await type({ currentPassword: 'long-enough', newPassword: next, confirmPassword: next });
  await submit();
}

export const Default = meta.story(
  screenAt(path, { session, says: (t) => t('title', { ns: 'password' }), isPhotographed: true }),
);

export const Incomplete = meta.story(
  screenAt(path, {
    session,
    act: async ({ submit }) => submit(),
    says: (t) => t('required.current', { ns: 'password' }),
    at: 'main form',
  }),
);

export const WrongPassword = meta.story(
  screenAt(path, {
    session,
    identity: {
      changePassword: async () => Promise.reject(new IdentityError('wrong-password')),
    },
    act: change,
    says: (t) => t('errors.wrong-password', { ns: 'auth' }),
    at: 'main form',
  }),
);

export const NoPassword = meta.story(
  screenAt(path, {
    session,
    identity: { changePassword: async () => Promise.reject(new IdentityError('no-password')) },
    act: change,
    says: (t) => t('noPassword.title', { ns: 'password' }),
    at: 'main',
  }),
);
