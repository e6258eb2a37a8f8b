import type { DeskChangedWire } from '@salonica/contract/v1';
import { once } from '../../platform/calls/idempotency.ts';
import type { KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { answerRefusedStart } from '../bookings/refused-start.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import type { DeskContext } from './lock-booking.ts';

/** A changed record, and the version of its salon's calendar. */
export interface DeskChanged {
  row: { id: string; revision: number };
  version: number;
}

/** Runs a write at the desk once, in one transaction. */
export async function changeDesk(
  options: BookingOptions,
  request: KeyedRequest,
  context: DeskContext,
  run: (tx: Database) => Promise<DeskChanged>,
): Promise<StoredResponse<DeskChangedWire>> {
  try {
    return await once(options, request, context.actor, async (tx) => {
      const { row, version } = await run(tx);
      return { id: row.id, revision: row.revision, version };
    });
  } catch (error) {
    throw await answerRefusedStart(error, options, context.time);
  }
}
