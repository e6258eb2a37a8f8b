import { randomUUID } from 'node:crypto';
import type { Range } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { sendJob } from '../../platform/jobs/send.ts';

/** A range of a salon that became free. */
export interface FreedTime {
  salonId: string;
  /** Null for the whole team. */
  barberId: string | null;
  /** Undefined where nothing became free. */
  range: Range | undefined;
  /** @default a new id */
  roundId?: string;
}

/** Offers a freed time to the waitlist, once the change is committed. */
export async function notifyFreed(
  tx: Database,
  { salonId, barberId, range, roundId = randomUUID() }: FreedTime,
): Promise<void> {
  if (range === undefined) return;
  await sendJob(tx, 'offer-freed', { salonId, barberId, ...range, roundId });
}
