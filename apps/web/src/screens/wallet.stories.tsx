import preview from '@salonica/storybook/preview';
import { dollars } from '../shared/money.ts';
import { cardFields } from '../testing/memory/wallet-records.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/My account/Wallet' });

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
      api: {
        readWallet: async () => ({
          balance: dollars(0),
          methods: [],
          cardFields: '/payment-fields',
        }),
        listTransactions: async () => ({ transactions: [], nextCursor: null }),
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

export const Declined = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: {
      api: {
        topUp: refusing({
          kind: 'conflict',
          code: 'card-declined',
          message: 'The card was declined. Please try another one.',
        }),
      },
    },
    act: async ({ press, type, submit }) => {
      await press('[data-component="balance-card"] button');
      await type({ amount: '20' });
      await submit();
    },
    says: () => 'The card was declined. Please try another one.',
    at: 'dialog[open]',
  }),
);

export const NeedsConfirmation = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: {
      api: {
        topUp: refusing({
          kind: 'conflict',
          code: 'needs-confirmation',
          confirmation: cardFields,
        }),
      },
    },
    act: async ({ press, type, submit }) => {
      await press('[data-component="balance-card"] button');
      await type({ amount: '20' });
      await submit();
    },
    says: (t) => t('add.confirm', { ns: 'wallet' }),
    at: 'dialog[open]',
  }),
);

export const NoCards = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: {
      api: {
        readWallet: async () => ({ balance: dollars(20), methods: [], cardFields: null }),
      },
    },
    says: (t) => t('off', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const HistoryFailed = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { api: { listTransactions: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('history.failed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { api: waitingCalls('readWallet', 'listTransactions') },
    says: (t) => t('loading', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { api: waitingCalls('readWallet', 'listTransactions') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { api: failingCalls('readWallet', 'listTransactions') },
    says: (t) => t('failed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/profile/wallet', {
    session,
    ports: { api: offlineCalls('readWallet', 'listTransactions') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
