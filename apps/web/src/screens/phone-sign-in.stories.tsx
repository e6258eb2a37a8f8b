import preview from '@salonica/storybook/preview';
import { IdentityError } from '../domain/ports/identity-port.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/Signing in/Phone sign-in' });

const choosePhone = async ({ press }: Visitor) =>
  press('form button[data-variant="secondary"] ~ button');

async function giveNumber(hands: Visitor): Promise<void> {
  await choosePhone(hands);
  await hands.type({ number: '691 234 5678' });
  await hands.press('form:has([name="number"]) [type="submit"]');
}

export const Default = meta.story(
  screenAt('/signin', {
    act: choosePhone,
    says: (t) => t('title', { ns: 'phone' }),
    isPhotographed: true,
  }),
);

export const NotANumber = meta.story(
  screenAt('/signin', {
    act: async (hands) => {
      await choosePhone(hands);
      await hands.type({ number: 'my phone' });
      await hands.press('form:has([name="number"]) [type="submit"]');
    },
    says: (t) => t('invalidNumber', { ns: 'phone' }),
    at: 'main form',
  }),
);

export const Code = meta.story(
  screenAt('/signin', { act: giveNumber, says: (t) => t('codeTitle', { ns: 'phone' }) }),
);

export const WrongCode = meta.story(
  screenAt('/signin', {
    identity: {
      phone: {
        sendCode: async () => undefined,
        confirmCode: async () => Promise.reject(new IdentityError('invalid-verification-code')),
      },
    },
    act: async (hands) => {
      await giveNumber(hands);
      await hands.type({ code: '123456' });
      await hands.press('form:has([name="code"]) [type="submit"]');
    },
    says: (t) => t('errors.invalid-verification-code', { ns: 'auth' }),
    at: 'main form',
  }),
);
