import type { Context } from 'hono';
import { oncePrepared } from '../../platform/calls/idempotency.ts';
import type { Database } from '../../platform/database/database.ts';
import { ifMatch } from '../../platform/http/write-headers.ts';
import type { BookingRow } from './booking-row.ts';
import { bookingWire } from './booking-wire.ts';
import type { Target } from './cancel.ts';
import { answerRefusedStart } from './refused-start.ts';
import type { BookingOptions, RequestContext, Written } from './request-context.ts';

/** Statements of a write, and what they decide on. */
export interface BookingWrite<Prepared> {
  status: 200 | 201;
  prepare: (tx: Database) => Promise<Prepared>;
  run: (tx: Database, prepared: Prepared) => Promise<Written>;
}

/** Runs a write once and responds with the created or changed booking. */
export async function writeBooking<Prepared>(
  options: BookingOptions,
  c: Context,
  context: RequestContext,
  { status, prepare, run }: BookingWrite<Prepared>,
): Promise<Response> {
  try {
    return await oncePrepared(options, c, context.actor, {
      prepare,
      async run(tx, prepared) {
        const { row, written } = await run(tx, prepared);
        return { status, body: { booking: bookingWire(row, context) }, written };
      },
    });
  } catch (error) {
    throw await answerRefusedStart(error, options, context.time);
  }
}

/** A change of one booking, for the revision that the caller saw. */
export async function changeBooking(
  options: BookingOptions,
  c: Context,
  context: RequestContext,
  id: string,
  run: (tx: Database, context: RequestContext, target: Target) => Promise<BookingRow>,
): Promise<Response> {
  const target = { id, revision: ifMatch(c) };
  return writeBooking(options, c, context, {
    status: 200,
    prepare: async () => undefined,
    run: async (tx) => ({ row: await run(tx, context, target) }),
  });
}
