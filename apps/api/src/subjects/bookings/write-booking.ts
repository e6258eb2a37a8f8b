import type { BookingWire } from '@salonica/contract/v1';
import { oncePrepared } from '../../platform/calls/idempotency.ts';
import type { KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BookingRow } from './booking-row.ts';
import { bookingWire } from './booking-wire.ts';
import { answerRefusedStart } from './refused-start.ts';
import type { BookingOptions, RequestContext, Written } from './request-context.ts';

/** Statements of a write, and what they decide on. */
export interface BookingWrite<Prepared> {
  prepare: (tx: Database) => Promise<Prepared>;
  run: (tx: Database, prepared: Prepared) => Promise<Written>;
}

/** Runs a write once and responds with the created or changed booking. */
export async function writeBooking<Prepared>(
  options: BookingOptions,
  request: KeyedRequest,
  context: RequestContext,
  { prepare, run }: BookingWrite<Prepared>,
): Promise<StoredResponse<{ booking: BookingWire }>> {
  try {
    return await oncePrepared(options, request, context.actor, {
      prepare,
      async run(tx, prepared) {
        const { row, written } = await run(tx, prepared);
        return { output: { booking: bookingWire(row, context) }, written };
      },
    });
  } catch (error) {
    throw await answerRefusedStart(error, options, context.time);
  }
}

/** The same for a booking that exists. */
export const changeBooking = (
  options: BookingOptions,
  request: KeyedRequest,
  context: RequestContext,
  run: (tx: Database) => Promise<BookingRow>,
): Promise<StoredResponse<{ booking: BookingWire }>> =>
  writeBooking(options, request, context, {
    prepare: async () => undefined,
    run: async (tx) => ({ row: await run(tx) }),
  });
