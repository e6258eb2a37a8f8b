import preview from '@salonica/storybook/preview';
import { failingCalls, offlineCalls, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/My account/Addresses' });

const session = 'signed-in';

export const Default = meta.story(
  screenAt('/profile/address', {
    session,
    says: (t) => t('edit', { ns: 'addresses' }),
    at: 'main li button',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: { listAddresses: async () => ({ addresses: [] }) } },
    says: (t) => t('empty.title', { ns: 'addresses' }),
    at: 'h2',
  }),
);

export const NewAddress = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: { listAddresses: async () => ({ addresses: [] }) } },
    act: async ({ press }) => press('[data-component="empty-state"] button'),
    says: (t) => t('dialog.newTitle', { ns: 'addresses' }),
    at: 'dialog[open] h2',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: waitingCalls('listAddresses') },
    says: (t) => t('loading', { ns: 'addresses' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: waitingCalls('listAddresses') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: failingCalls('listAddresses') },
    says: (t) => t('failed', { ns: 'addresses' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/profile/address', {
    session,
    ports: { api: offlineCalls('listAddresses') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
