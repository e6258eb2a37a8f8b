import preview from '@salonica/storybook/preview';
import { failingCalls, waitingCalls } from '../testing/story-ports.ts';
import { dollars } from '../shared/money.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/My account/Profile' });

export const Default = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    says: () => 'Eleni Vasiliou',
    isPhotographed: true,
  }),
);

/** Nothing booked, nothing saved: there is no average rating. */
export const NoRecords = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: {
      api: {
        readProfile: async () => ({
          name: null,
          email: null,
          isEmailVerified: false,
          emailChange: null,
          picture: null,
          figures: { bookings: 0, favorites: 0, spent: dollars(0), rating: null },
        }),
      },
    },
    says: (t) => t('stats.noRating', { ns: 'profile' }),
    at: 'dd',
    isPhotographed: true,
  }),
);

export const FiguresLoading = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: { api: waitingCalls('readProfile') },
    says: (t) => t('stats.bookings', { ns: 'profile' }),
    at: '[data-component="skeleton-group"] dt',
  }),
);

export const FiguresFailed = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: { api: failingCalls('readProfile') },
    says: (t) => t('stats.failed', { ns: 'profile' }),
    at: '[role=alert] p',
  }),
);

/** The customer's own picture. */
export const WithPicture = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: ({ api }) => ({
      api: {
        readProfile: async (request) => ({ ...(await api.readProfile(request)), picture: 'a' }),
      },
    }),
    act: async ({ find }) => void (await find('main [data-component="avatar"] img')),
    says: () => 'Eleni Vasiliou',
    isPhotographed: true,
  }),
);

/** A customer with phone sign-in has neither a name nor an address. */
export const PhoneOnly = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: ({ api }) => ({
      api: {
        readProfile: async (request) => ({ ...(await api.readProfile(request)), name: null }),
      },
    }),
    identity: {
      observe(onChange) {
        onChange({ displayName: null, email: null, phoneNumber: '+306912345678', photoURL: null });
        return () => undefined;
      },
    },
    says: (t) => t('unnamed', { ns: 'profile' }),
  }),
);

/** The mailbox has not answered: no badge says that it did. */
export const Unverified = meta.story(
  screenAt('/profile', {
    session: 'signed-in',
    ports: ({ api }) => ({
      api: {
        readProfile: async (request) => ({
          ...(await api.readProfile(request)),
          isEmailVerified: false,
        }),
      },
    }),
    says: (t) => t('unverified', { ns: 'profile' }),
    at: 'main [data-component="badge"][data-tone="warning"]',
    isPhotographed: true,
  }),
);
