import type { SettleOptions } from './settle-withdrawals.ts';
import { transact } from '../database/transact.ts';
import { errorFacts } from '../log.ts';
import { bookCharge } from './top-up.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Adds successful charges to wallets if the process ended before recording them.
 * @returns the number of missing charges
 */
export async function bookMissingCharges(options: SettleOptions): Promise<number> {
  const { db, payments, now, log } = options;
  let booked = 0;
  for (const charge of await payments.charges(new Date(now() - 3 * day))) {
    try {
      if ((await transact(db, (tx) => bookCharge(tx, charge))).isNew) booked += 1;
    } catch (error) {
      log('warn', 'charge not booked', errorFacts(error));
    }
  }
  return booked;
}
