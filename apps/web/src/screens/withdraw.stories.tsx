import preview from '@salonica/storybook/preview';
import { failing, waiting } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Withdraw' });

const session = 'signed-in';

export const Default = meta.story(
  screenAt('/profile/withdraw', {
    session,
    says: (t) => t('withdraw.method', { ns: 'wallet' }),
    at: 'main form',
    isPhotographed: true,
  }),
);

export const TooMuch = meta.story(
  screenAt('/profile/withdraw', {
    session,
    act: async ({ type, submit }) => {
      await type({ amount: '100000' });
      await submit();
    },
    says: (t) => t('withdraw.insufficient', { ns: 'wallet' }),
    at: 'main form',
  }),
);

export const NoHistory = meta.story(
  screenAt('/profile/withdraw', {
    session,
    records: { wallet: { withdrawals: async () => [] } },
    says: (t) => t('withdraw.empty', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const HistoryFailed = meta.story(
  screenAt('/profile/withdraw', {
    session,
    records: { wallet: { withdrawals: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('withdraw.historyFailed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/withdraw', {
    session,
    records: { wallet: waiting() },
    says: (t) => t('loading', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/withdraw', {
    session,
    records: { wallet: failing() },
    says: (t) => t('failed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);
