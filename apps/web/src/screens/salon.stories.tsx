import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Booking/Salon' });

export const Default = meta.story(
  screenAt('/salon/01', { says: () => 'Atelier Aristotelous', isPhotographed: true }),
);

export const Services = meta.story(
  screenAt('/salon/01?tab=services', {
    says: (t) => t('tabs.services', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden]) h2',
  }),
);

export const Team = meta.story(
  screenAt('/salon/01?tab=team', {
    says: (t) => t('team.does', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden])',
  }),
);

export const Gallery = meta.story(
  screenAt('/salon/01?tab=gallery', {
    says: (t) => t('tabs.gallery', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden]) h2',
  }),
);

export const Reviews = meta.story(
  screenAt('/salon/01?tab=reviews', {
    says: (t) => t('allReviews.orders.newest', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden])',
  }),
);

export const ReviewsFailed = meta.story(
  screenAt('/salon/01?tab=reviews', {
    ports: { api: { listReviews: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('allReviews.failed', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden])',
  }),
);

export const NoReviews = meta.story(
  screenAt('/salon/01?tab=reviews', {
    ports: {
      api: {
        listReviews: async () => ({
          summary: { rating: null, count: 0, counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } },
          reviews: [],
          total: 0,
          nextCursor: null,
        }),
      },
    },
    says: (t) => t('allReviews.empty', { ns: 'salon' }),
    at: '[role=tabpanel]:not([hidden])',
  }),
);

export const Lightbox = meta.story(
  screenAt('/salon/01?photo=2', {
    says: (t) => t('gallery.position', { ns: 'salon', number: 2, count: 6 }),
    at: 'dialog[open]',
  }),
);

export const Loading = meta.story(
  screenAt('/salon/01', {
    ports: { api: waitingCalls('readSalon', 'listReviews') },
    says: (t) => t('page.loading', { ns: 'salon' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/salon/01', {
    ports: { api: waitingCalls('readSalon', 'listReviews') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

/** It takes no new bookings; nothing on the page offers one. */
export const Paused = meta.story(
  screenAt('/salon/01', {
    ports: ({ api }) => ({
      api: {
        readSalon: async (request) => ({ ...(await api.readSalon(request)), isPaused: true }),
      },
    }),
    says: (t) => t('paused.text', { ns: 'salon' }),
    at: 'main [data-component=note]',
  }),
);

export const NotFound = meta.story(
  screenAt('/salon/404', { says: (t) => t('noSalon.title', { ns: 'common' }) }),
);

export const Failed = meta.story(
  screenAt('/salon/01', {
    ports: { api: failingCalls('readSalon', 'listReviews') },
    says: (t) => t('failed.server', { ns: 'common' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/salon/01', {
    ports: { api: offlineCalls('readSalon', 'listReviews') },
    isOffline: true,
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: '[role=alert]',
  }),
);
