import type { Database } from '../database/database.ts';
import { publish } from '../events/publish.ts';

/** Tells open calendars that other times are free at a salon. */
export const tellSalon = (tx: Database, salonId: string, version: number): Promise<void> =>
  publish(tx, { topic: 'salon', subject: salonId, payload: { version } });
