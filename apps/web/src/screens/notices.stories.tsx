import preview from '@salonica/storybook/preview';
import { failingCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Notices' });

const session = 'signed-in';
const calls = ['listNotices', 'readNoticePreferences', 'readCalendarFeed'] as const;

export const Default = meta.story(
  screenAt('/profile/notices', {
    session,
    says: (t) => t('markRead', { ns: 'notices' }),
    at: 'main li button',
  }),
);

export const Read = meta.story(
  screenAt('/profile/notices', {
    session,
    act: async ({ press }) => press('main section [data-part="header"] button'),
    says: (t) => t('kinds.change.title', { ns: 'notices' }),
    at: 'main li article:not([data-unread]) h3',
  }),
);

export const Empty = meta.story(
  screenAt('/profile/notices', {
    session,
    ports: { api: { listNotices: async () => ({ notices: [], nextCursor: null }) } },
    says: (t) => t('empty.title', { ns: 'notices' }),
    at: 'main h3',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/notices', {
    session,
    ports: { api: waitingCalls(...calls) },
    says: (t) => t('loading', { ns: 'notices' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/notices', {
    session,
    ports: { api: waitingCalls(...calls) },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/notices', {
    session,
    ports: { api: failingCalls(...calls) },
    says: (t) => t('failed', { ns: 'notices' }),
    at: '[role=alert]',
  }),
);

export const WithCalendar = meta.story(
  screenAt('/profile/notices', {
    session,
    act: async ({ press }) => press('main section:last-of-type button'),
    says: (t) => t('feed.copy', { ns: 'notices' }),
    at: 'main section:last-of-type button',
  }),
);

/** The URL outlives the session, so the customer confirms it is them. */
export const CalendarNeedsRecentSignIn = meta.story(
  screenAt('/profile/notices', {
    session,
    ports: { api: { createCalendarFeed: refusing({ kind: 'recent-sign-in' }) } },
    act: async ({ press }) => press('main section:last-of-type button'),
    says: (t) => t('again.title', { ns: 'auth' }),
    at: 'dialog[open] h2',
  }),
);
