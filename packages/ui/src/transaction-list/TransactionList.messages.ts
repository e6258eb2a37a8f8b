/** Built-in strings of the transaction list. */
export interface TransactionListMessages {
  /** Announced before an incoming amount. */
  received: string;
  /** Announced before an outgoing amount. */
  spent: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly transactionList: TransactionListMessages;
  }
}

export const en: TransactionListMessages = { received: 'Received', spent: 'Spent' };

export const el: TransactionListMessages = { received: 'Πίστωση', spent: 'Χρέωση' };
