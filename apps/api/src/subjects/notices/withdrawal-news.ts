import type { Database } from '../../platform/database/database.ts';
import type { WithdrawalFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { record } from './record.ts';

export interface WithdrawalNews extends Omit<WithdrawalFacts, 'about'> {
  customerId: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

const revisions = { pending: 0, completed: 1, rejected: 1 } as const;

/**
 * Notifies a customer of a withdrawal's state, by notice and mail, once for each state. Runs in the
 * transaction that changes the state.
 * @param tx - a transaction of `transact`
 * @example await announceWithdrawal(tx, { customerId, withdrawalId, state: 'completed', minor:
 * 5000, currency: 'USD', language, time })
 */
export async function announceWithdrawal(
  tx: Database,
  { customerId, language, time, ...facts }: WithdrawalNews,
): Promise<void> {
  await record(tx, {
    kind: 'withdrawal',
    subject: facts.withdrawalId,
    revision: revisions[facts.state],
    facts: { about: 'withdrawal', ...facts },
    owner: { customerId },
    language,
    time,
  });
}
