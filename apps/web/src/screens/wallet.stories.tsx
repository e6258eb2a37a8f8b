import preview from '@salonica/storybook/preview';
import { dollars } from '../shared/money.ts';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Wallet' });

const session = 'signed-in';

export const Default = meta.story(
  screenAt('/profile/wallet', {
    session,
    says: (t) => t('balance', { ns: 'wallet' }),
    at: '[data-component="balance-card"]',
    isPhotographed: true,
  }),
);

export const Empty = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: {
      wallet: {
        wallet: async () => ({ balance: dollars(0), methods: [], transactions: [] }),
      },
    },
    says: (t) => t('history.empty', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const AddMoney = meta.story(
  screenAt('/profile/wallet', {
    session,
    act: async ({ press }) => press('[data-component="balance-card"] button'),
    says: (t) => t('add.title', { ns: 'wallet' }),
    at: 'dialog[open] h2',
  }),
);

export const NewCard = meta.story(
  screenAt('/profile/wallet', {
    session,
    act: async ({ press }) => press('[data-component="panel"] button'),
    says: (t) => t('card.newTitle', { ns: 'wallet' }),
    at: 'dialog[open] h2',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { wallet: waiting() },
    says: (t) => t('loading', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { wallet: waiting() },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { wallet: failing() },
    says: (t) => t('failed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { wallet: failing('offline') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
