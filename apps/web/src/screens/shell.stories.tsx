import preview from '@salonica/storybook/preview';
import type { PendingWrite } from '../domain/ports/pending-writes-port.ts';
import { waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

/** The frame of every page: the banner, the header with its menu, and the footer. */
const meta = preview.meta({ title: 'Screens/Around every page/Header and footer' });

const openMenu = 'header [aria-haspopup="dialog"]';

export const SignedOut = meta.story(
  screenAt('/about', { says: (t) => t('account.signIn', { ns: 'shell' }), at: 'header' }),
);

export const SignedIn = meta.story(
  screenAt('/about', {
    session: 'signed-in',
    says: () => 'eleni@salonica.example',
    at: 'header',
    isPhotographed: true,
  }),
);

export const Menu = meta.story(
  screenAt('/about', {
    act: async ({ press }) => press(openMenu),
    says: (t) => t('account.signIn', { ns: 'shell' }),
    at: 'dialog[open]',
  }),
);

export const MenuSignedIn = meta.story(
  screenAt('/about', {
    session: 'signed-in',
    act: async ({ press }) => press(openMenu),
    says: () => 'Eleni Vasiliou',
    at: 'dialog[open]',
    isPhotographed: true,
  }),
);

export const Offline = meta.story(
  screenAt('/about', {
    isOffline: true,
    says: (t) => t('offline', { ns: 'shell' }),
    at: '[role=status]',
  }),
);

export const PreviewRunning = meta.story(
  screenAt('/about', {
    preview: { flag: async () => 'connected', isHealthy: async () => true },
    says: (t) => t('preview.running', { ns: 'shell' }),
    at: '[data-component="banner"]',
  }),
);

export const PreviewDisconnected = meta.story(
  screenAt('/about', {
    preview: { flag: async () => 'disconnected', isHealthy: async () => false },
    says: (t) => t('preview.disconnected', { ns: 'shell' }),
    at: '[data-component="banner"]',
    isPhotographed: true,
  }),
);

const cancellation: PendingWrite = {
  id: '1',
  name: 'cancelBooking',
  waitsFor: 'network',
  returnTo: '/dashboard',
};

const withWaiting = (...waiting: readonly PendingWrite[]) => ({
  ports: { pendingWrites: { list: () => waiting } },
});

export const WaitingForNetwork = meta.story(
  screenAt('/about', {
    ...withWaiting(cancellation, { ...cancellation, id: '2', name: 'saveFavorite' }),
    isOffline: true,
    says: (t) => t('cancel', { ns: 'pending' }),
    at: '[data-component="banner"]',
    isPhotographed: true,
  }),
);

export const WaitingForSignIn = meta.story(
  screenAt('/about', {
    ...withWaiting({ ...cancellation, waitsFor: 'sign-in' }),
    session: 'signed-in',
    says: (t) => t('signIn', { ns: 'pending' }),
    at: '[data-component="banner"]',
  }),
);

export const Sending = meta.story(
  screenAt('/about', {
    ...withWaiting({ ...cancellation, waitsFor: 'answer' }),
    says: (t) => t('what.cancelBooking', { ns: 'pending' }),
    at: '[data-component="banner"]',
  }),
);

/** The page stays until the next one has its data; a progress line shows that it is loading. */
export const PageLoading = meta.story(
  screenAt('/about', {
    ports: { api: waitingCalls('findSalons') },
    timeoutMs: 60_000,
    act: async ({ press, see }) => {
      await press('header a[href="/salons"]');
      await see('[role=progressbar]');
    },
    says: (t) => t('title', { ns: 'about' }),
  }),
);
