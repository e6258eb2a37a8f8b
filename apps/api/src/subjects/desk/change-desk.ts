import type { DeskChangedWire } from '@salonica/contract/v1';
import { once } from '../../platform/calls/idempotency.ts';
import type { KeyedRequest, StoredResponse } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { answerRefusedStart } from '../bookings/refused-start.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import type { DeskContext } from './lock-booking.ts';
import { readObstacles } from './occupied.ts';
import { ChairTakenError } from './range-text.ts';

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
    throw await answerRefusal(error, options, context);
  }
}

/** The error of a refused write at the desk; other errors are returned unchanged. */
export async function answerRefusal(
  error: unknown,
  options: BookingOptions,
  context: DeskContext,
): Promise<unknown> {
  return error instanceof ChairTakenError
    ? nameObstacles(error, options, context)
    : answerRefusedStart(error, options, context.time);
}

/** What is in the way, read after the transaction, so that no lock is held. */
async function nameObstacles(
  { kept: { range, barberId, except } }: ChairTakenError,
  { db, salonStates }: BookingOptions,
  { member, language, time }: DeskContext,
): Promise<ApiError> {
  const state = (await salonStates.read([member.salonId])).get(member.salonId);
  if (state === undefined) return new ApiError(404, 'not-found');
  const { timeZone } = state.calendar;
  const query = { member, timeZone, barberId, except, range, language, time };
  const obstacles = await readObstacles(db, query);
  return new ApiError(409, 'slot-taken', { nearest: [], obstacles });
}
