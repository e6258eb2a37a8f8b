import preview from '@salonica/storybook/preview';
import type { RequestOf } from '../domain/api.ts';
import type { Ports } from '../domain/ports/index.ts';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/My bookings' });

const session = 'signed-in';

/** The customer has no bookings of these kinds. */
const without =
  (...kinds: readonly ('upcoming' | 'past')[]) =>
  ({ api }: Ports) => ({
    api: {
      listBookings: async (request: RequestOf<'listBookings'>) =>
        kinds.includes(request.query.when)
          ? { bookings: [], nextCursor: null }
          : api.listBookings(request),
    },
  });

export const Default = meta.story(
  screenAt('/dashboard', {
    session,
    says: (t) => t('actions.directions', { ns: 'bookings' }),
    at: 'main article a, main article button',
    isPhotographed: true,
  }),
);

export const OnlyPast = meta.story(
  screenAt('/dashboard', {
    session,
    ports: without('upcoming'),
    says: (t) => t('upcoming.empty.title', { ns: 'bookings' }),
    at: 'h3',
  }),
);

export const OnlyUpcoming = meta.story(
  screenAt('/dashboard', {
    session,
    ports: without('past'),
    says: (t) => t('past.empty', { ns: 'bookings' }),
    at: 'main p',
  }),
);

export const Empty = meta.story(
  screenAt('/dashboard', {
    session,
    ports: without('upcoming', 'past'),
    says: (t) => t('lead.none', { ns: 'bookings' }),
    at: 'main p',
  }),
);

export const Cancelling = meta.story(
  screenAt('/dashboard', {
    session,
    act: async ({ press }) =>
      press('main article button[data-variant="quiet-destructive"]:not([aria-disabled="true"])'),
    says: (t) => t('cancel.title', { ns: 'bookings' }),
    at: 'dialog[open] h2',
  }),
);

export const Rescheduling = meta.story(
  screenAt('/dashboard', {
    session,
    act: async ({ press }) =>
      press('main article button[data-variant="secondary"]:not([aria-disabled="true"])'),
    says: (t) => t('reschedule.title', { ns: 'bookings' }),
    at: 'dialog[open] h2',
  }),
);

export const Loading = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: waitingCalls('listBookings') },
    says: (t) => t('upcoming.loading', { ns: 'bookings' }),
    at: 'main section',
  }),
);

export const Slow = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: waitingCalls('listBookings') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: failingCalls('listBookings') },
    says: (t) => t('upcoming.failed', { ns: 'bookings' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/dashboard', {
    session,
    ports: { api: offlineCalls('listBookings') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
