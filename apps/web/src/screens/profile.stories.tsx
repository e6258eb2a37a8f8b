import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Profile' });

export const Default = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    says: () => 'Eleni Vasiliou',
    isPhotographed: true,
  }),
);

/** Who signed in with a phone has neither a name nor an address. */
export const PhoneOnly = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    identity: {
      observe(onChange) {
        onChange({ displayName: null, email: null, phoneNumber: '+306912345678', photoURL: null });
        return () => undefined;
      },
    },
    says: (t) => t('unnamed', { ns: 'profile' }),
  }),
);
