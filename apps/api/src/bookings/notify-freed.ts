import { randomUUID } from 'node:crypto';
import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import { sendJob } from '../jobs/send.ts';

/** Time of a salon that has become free. */
export interface FreedTime {
  salonId: string;
  /** Null for everybody's. */
  staffId: string | null;
  /** Undefined where nothing became free. */
  range: Range | undefined;
  /** @default a new one */
  roundId?: string;
  /** No time became free: a customer has just joined the list. */
  isFirstLook?: boolean;
}

/** Has a time that became free offered to those who wait for it, once the change is committed. */
export async function notifyFreed(
  tx: Database,
  { salonId, staffId, range, roundId = randomUUID(), isFirstLook }: FreedTime,
): Promise<void> {
  if (range === undefined) return;
  await sendJob(tx, 'offer-freed', { salonId, staffId, ...range, roundId, isFirstLook });
}
