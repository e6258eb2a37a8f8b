/** Built-in strings of the transaction list. */
export interface TransactionListMessages {
  /** Said before an amount that came in. */
  received: string;
  /** Said before an amount that went out. */
  spent: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly transactionList: TransactionListMessages;
  }
}

export const en: TransactionListMessages = { received: 'Received', spent: 'Spent' };

export const el: TransactionListMessages = { received: 'Πίστωση', spent: 'Χρέωση' };
