import { and, asc, eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
  shownColumns,
} from '../../platform/personal-data/personal-records.ts';
import {
  ledgerAccounts,
  ledgerBalances,
  ledgerEntries,
  ledgerJournals,
  paymentMethods,
  topUps,
  withdrawals,
} from '../../platform/database/schema/index.ts';

const methodTable = personalTable(paymentMethods, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  providerRef: 'secret',
  brand: 'shown',
  lastFour: 'shown',
  expiryMonth: 'shown',
  expiryYear: 'shown',
  isDefault: 'shown',
  createdAt: 'shown',
  deletedAt: 'shown',
});

const withdrawalTable = personalTable(withdrawals, 'nameless', {
  id: 'technical',
  customerId: 'owner',
  accountId: 'technical',
  number: 'shown',
  minor: 'shown',
  currency: 'shown',
  method: 'shown',
  status: 'shown',
  language: 'shown',
  requestedAt: 'shown',
  askedAt: 'technical',
  settledAt: 'shown',
});

const topUpTable = personalTable(topUps, 'nameless', {
  id: 'technical',
  customerId: 'owner',
  callKey: 'technical',
  providerRef: 'secret',
  brand: 'shown',
  lastFour: 'shown',
  minor: 'shown',
  currency: 'shown',
  status: 'shown',
  chargeId: 'technical',
  createdAt: 'shown',
  askedAt: 'technical',
});

const accountTable = personalTable(ledgerAccounts, 'nameless', {
  id: 'technical',
  kind: 'technical',
  currency: 'technical',
  customerId: 'owner',
});

const balanceTable = personalTable(ledgerBalances, 'nameless', {
  accountId: 'technical',
  minor: 'shown',
});

const journalTable = personalTable(ledgerJournals, 'nameless', {
  id: 'technical',
  kind: 'technical',
  ref: 'technical',
  details: 'shown',
  at: 'technical',
});

const entryTable = personalTable(ledgerEntries, 'nameless', {
  journalId: 'technical',
  accountId: 'technical',
  currency: 'shown',
  minor: 'shown',
  at: 'shown',
});

/** Deletes cards. Entries stay in the ledger, in a wallet without an owner. */
export const personalWallet: PersonalSubject = {
  name: 'wallet',
  tables: [
    methodTable,
    topUpTable,
    withdrawalTable,
    accountTable,
    balanceTable,
    journalTable,
    entryTable,
  ],
  async download(db, { id }) {
    const isOwn = and(eq(ledgerAccounts.customerId, id), eq(ledgerAccounts.kind, 'wallet'));
    const [methods, added, out, balances, transactions] = await Promise.all([
      readShown(db, methodTable, eq(paymentMethods.customerId, id)),
      readShown(db, topUpTable, eq(topUps.customerId, id)),
      readShown(db, withdrawalTable, eq(withdrawals.customerId, id)),
      db
        .select({ ...shownColumns(balanceTable), currency: ledgerAccounts.currency })
        .from(ledgerBalances)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
        .where(isOwn),
      db
        .select({ ...shownColumns(entryTable), ...shownColumns(journalTable) })
        .from(ledgerEntries)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
        .where(isOwn)
        .orderBy(asc(ledgerEntries.at)),
    ]);
    return { balances, methods, transactions, topUps: added, withdrawals: out };
  },
  async erase(tx, { id }) {
    await tx.delete(paymentMethods).where(eq(paymentMethods.customerId, id));
    // The token of a card is the provider's name for it.
    await tx
      .update(topUps)
      .set({ customerId: null, providerRef: '' })
      .where(eq(topUps.customerId, id));
    await tx.update(withdrawals).set({ customerId: null }).where(eq(withdrawals.customerId, id));
    await tx
      .update(ledgerAccounts)
      .set({ customerId: null })
      .where(eq(ledgerAccounts.customerId, id));
  },
};
