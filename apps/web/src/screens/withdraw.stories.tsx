import preview from '@salonica/storybook/preview';
import { dollars } from '../shared/money.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/My account/Withdraw' });

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

export const NoMethod = meta.story(
  screenAt('/profile/withdraw', {
    session,
    act: async ({ type, submit }) => {
      await type({ amount: '125,50' });
      await submit();
    },
    says: (t) => t('withdraw.noMethod', { ns: 'wallet' }),
    at: 'main form',
  }),
);

const fillAndSubmit = async ({ type, press, submit }: Visitor): Promise<void> => {
  await type({ amount: '20' });
  await press('main form [type="radio"]');
  await submit();
};

export const NeedsRecentSignIn = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: { withdraw: refusing({ kind: 'recent-sign-in' }) } },
    act: fillAndSubmit,
    says: (t) => t('again.title', { ns: 'auth' }),
    at: 'dialog[open]',
  }),
);

export const NeedsRecentSignInWithGoogle = meta.story(
  screenAt('/profile/withdraw', {
    session,
    identity: { waysIn: () => ['google'] },
    ports: { api: { withdraw: refusing({ kind: 'recent-sign-in' }) } },
    act: fillAndSubmit,
    says: (t) => t('signIn.google', { ns: 'auth' }),
    at: 'dialog[open]',
  }),
);

export const NeedsRecentSignInWithPhone = meta.story(
  screenAt('/profile/withdraw', {
    session,
    identity: { waysIn: () => ['phone'] },
    ports: { api: { withdraw: refusing({ kind: 'recent-sign-in' }) } },
    act: fillAndSubmit,
    says: (t) => t('again.other', { ns: 'auth' }),
    at: 'dialog[open]',
  }),
);

export const BalanceGone = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: {
      api: { withdraw: refusing({ kind: 'conflict', code: 'insufficient-balance' }) },
    },
    act: fillAndSubmit,
    says: (t) => t('withdraw.insufficient', { ns: 'wallet' }),
    at: 'main form',
  }),
);

export const NoBalance = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: {
      api: {
        readWallet: async () => ({ balance: dollars(0), methods: [], cardFields: null }),
      },
    },
    says: (t) => t('withdraw.nothing', { ns: 'wallet' }),
    at: 'main form',
  }),
);

export const NoHistory = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: { listWithdrawals: async () => ({ withdrawals: [], nextCursor: null }) } },
    says: (t) => t('withdraw.empty', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const HistoryFailed = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: { listWithdrawals: async () => Promise.reject(new Error('503')) } },
    says: (t) => t('withdraw.historyFailed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Loading = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: waitingCalls('readWallet', 'listWithdrawals') },
    says: (t) => t('loading', { ns: 'wallet' }),
    at: 'main',
  }),
);

export const Slow = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: waitingCalls('readWallet', 'listWithdrawals') },
    isSlow: true,
    says: (t) => t('slow'),
    at: '[role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: failingCalls('readWallet', 'listWithdrawals') },
    says: (t) => t('failed', { ns: 'wallet' }),
    at: '[role=alert]',
  }),
);

export const Offline = meta.story(
  screenAt('/profile/withdraw', {
    session,
    ports: { api: offlineCalls('readWallet', 'listWithdrawals') },
    isOffline: true,
    says: (t) => t('failed.offline'),
    at: '[role=alert]',
  }),
);
