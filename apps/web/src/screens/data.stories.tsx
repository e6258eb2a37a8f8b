import preview from '@salonica/storybook/preview';
import type { DeletionConsequences } from '../domain/account-data.ts';
import { dollars } from '../shared/money.ts';
import { failingCalls, offlineCalls, refusing, waitingCalls } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';
import type { Visitor } from '../testing/visitor.ts';

const meta = preview.meta({ title: 'Screens/My account/Your data' });

const session = 'signed-in';
const path = '/profile/data';
const dialog = 'dialog[open]';

const plain: DeletionConsequences = {
  upcoming: 2,
  late: 1,
  balance: dollars(0),
  pendingWithdrawals: 0,
};
const consequences = (change: Partial<DeletionConsequences> = {}) => ({
  readDeletionConsequences: async () => ({ ...plain, ...change }),
});

const ask = ({ press }: Visitor): Promise<void> =>
  press('main button', (t) => t('delete.open', { ns: 'account' }));

/** Presses the main button of the dialog. */
const confirm = ({ press }: Visitor): Promise<void> =>
  press(`${dialog} button`, (t) => t('delete.dialog.submit', { ns: 'account' }));

async function deleteAccount(visitor: Visitor): Promise<void> {
  await ask(visitor);
  await visitor.type({ word: visitor.t('delete.dialog.word', { ns: 'account' }) });
  await confirm(visitor);
}

const download = ({ press }: Visitor): Promise<void> =>
  press('main button', (t) => t('download.submit', { ns: 'account' }));

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('title', { ns: 'account' }),
    isPhotographed: true,
  }),
);

export const Downloading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('downloadAccountData') },
    act: download,
    says: (t) => t('download.busy', { ns: 'account' }),
    at: 'main button[aria-disabled="true"]',
  }),
);

export const DownloadFailed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('downloadAccountData') },
    act: download,
    says: (t) => t('download.failed', { ns: 'account' }),
    at: 'main [role=alert]',
  }),
);

export const DownloadNeedsRecentSignIn = meta.story(
  screenAt(path, {
    session,
    ports: { api: { downloadAccountData: refusing({ kind: 'recent-sign-in' }) } },
    act: download,
    says: (t) => t('again.title', { ns: 'auth' }),
    at: `${dialog} h2`,
  }),
);

export const DownloadTooOften = meta.story(
  screenAt(path, {
    session,
    ports: { api: { downloadAccountData: refusing({ kind: 'rate-limited', retryAfter: 20 }) } },
    act: download,
    says: (t) => t('failed.tooMany', { ns: 'common', count: 20 }),
    at: 'main [role=alert]',
  }),
);

export const DeleteDialog = meta.story(
  screenAt(path, {
    session,
    ports: { api: consequences() },
    act: ask,
    says: (t) => t('delete.dialog.late', { ns: 'account', count: 1 }),
    at: dialog,
    isPhotographed: true,
  }),
);

export const BalanceLeft = meta.story(
  screenAt(path, {
    session,
    ports: { api: consequences({ upcoming: 0, late: 0, balance: dollars(125, 50) }) },
    act: deleteAccount,
    says: (t) => t('delete.dialog.giveUpFirst', { ns: 'account' }),
    at: dialog,
    isPhotographed: true,
  }),
);

export const WithdrawalPending = meta.story(
  screenAt(path, {
    session,
    ports: { api: consequences({ pendingWithdrawals: 1 }) },
    act: ask,
    says: (t) => t('delete.dialog.pending', { ns: 'account' }),
    at: dialog,
  }),
);

export const AgreementMissing = meta.story(
  screenAt(path, {
    session,
    ports: { api: consequences({ pendingWithdrawals: 1 }) },
    act: deleteAccount,
    says: (t) => t('delete.dialog.leaveFirst', { ns: 'account' }),
    at: dialog,
  }),
);

export const ConfirmationMissing = meta.story(
  screenAt(path, {
    session,
    ports: { api: consequences() },
    act: async (visitor) => {
      await ask(visitor);
      await confirm(visitor);
    },
    says: (t) =>
      t('delete.dialog.wordWrong', {
        ns: 'account',
        word: t('delete.dialog.word', { ns: 'account' }),
      }),
    at: dialog,
  }),
);

export const NeedsRecentSignIn = meta.story(
  screenAt(path, {
    session,
    ports: { api: { ...consequences(), deleteAccount: refusing({ kind: 'recent-sign-in' }) } },
    act: deleteAccount,
    says: (t) => t('again.title', { ns: 'auth' }),
    at: dialog,
  }),
);

export const WithdrawalMeanwhile = meta.story(
  screenAt(path, {
    session,
    ports: {
      api: {
        ...consequences(),
        deleteAccount: refusing({
          kind: 'conflict',
          code: 'withdrawal-pending',
          message: 'A withdrawal is still pending.',
        }),
      },
    },
    act: deleteAccount,
    says: () => 'A withdrawal is still pending.',
    at: `${dialog} [role=alert]`,
  }),
);

export const Deleting = meta.story(
  screenAt(path, {
    session,
    ports: { api: { ...waitingCalls('deleteAccount'), ...consequences() } },
    act: deleteAccount,
    says: (t) => t('delete.dialog.busy', { ns: 'account' }),
    at: `${dialog} button[aria-disabled="true"]`,
  }),
);

export const DeletionFailed = meta.story(
  screenAt(path, {
    session,
    ports: { api: { ...offlineCalls('deleteAccount'), ...consequences() } },
    act: deleteAccount,
    says: (t) => t('failed.offline'),
    at: `${dialog} [role=alert]`,
  }),
);

export const ConsequencesLoading = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readDeletionConsequences') },
    act: ask,
    says: (t) => t('delete.dialog.loading', { ns: 'account' }),
    at: dialog,
  }),
);

export const ConsequencesSlow = meta.story(
  screenAt(path, {
    session,
    ports: { api: waitingCalls('readDeletionConsequences') },
    act: ask,
    isSlow: true,
    says: (t) => t('slow'),
    at: `${dialog} [role=status]`,
  }),
);

export const ConsequencesFailed = meta.story(
  screenAt(path, {
    session,
    ports: { api: failingCalls('readDeletionConsequences') },
    act: ask,
    says: (t) => t('delete.dialog.failed', { ns: 'account' }),
    at: `${dialog} [role=alert]`,
  }),
);

export const AccountDeleted = meta.story(
  screenAt(path, {
    session,
    ports: { api: { ...consequences(), deleteAccount: async () => ({ isComplete: true }) } },
    act: deleteAccount,
    says: (t) => t('gone.title', { ns: 'account' }),
    isPhotographed: true,
  }),
);
