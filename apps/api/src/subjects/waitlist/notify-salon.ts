import type { Database } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';

/** Notifies open calendars of a salon's changed times. */
export const notifySalon = (tx: Database, salonId: string, version: number): Promise<void> =>
  publish(tx, { topic: 'salon', subject: salonId, payload: { version } });
