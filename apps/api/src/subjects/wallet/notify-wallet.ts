import type { Database } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';

/** Notifies the customer's open pages that money moved or a payment method changed. */
export const notifyWallet = (tx: Database, customerId: string): Promise<void> =>
  publish(tx, { topic: 'customer', subject: customerId, payload: { wallet: true } });
