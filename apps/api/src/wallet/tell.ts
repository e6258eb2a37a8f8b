import type { Database } from '../database/database.ts';
import { publish } from '../events/publish.ts';

/** Tells the customer's open pages that money moved, or that a payment method changed. */
export const tellWallet = (tx: Database, customerId: string): Promise<void> =>
  publish(tx, { topic: 'customer', subject: customerId, payload: { wallet: true } });
