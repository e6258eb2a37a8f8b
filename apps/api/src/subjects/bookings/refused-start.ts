import { day, nearestTo } from '@salonica/policy';
import { readBusy } from '../availability/busy-rows.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { BookingOptions } from './request-context.ts';
import { StartRefusedError } from './start-refused.ts';

/**
 * The error for an unavailable start, with the nearest free times of the chosen barber or any
 * barber. They are read after the transaction, so that no lock is held. Other errors are returned
 * unchanged.
 */
export async function answerRefusedStart(
  error: unknown,
  { db, salonStates }: Pick<BookingOptions, 'db' | 'salonStates'>,
  now: number,
): Promise<unknown> {
  if (!(error instanceof StartRefusedError)) return error;
  const { salonId, code, draft, except } = error;
  const state = (await salonStates.read([salonId])).get(salonId);
  if (state === undefined) return new ApiError(404, 'not-found');
  const { calendar } = state;
  const busy =
    except === undefined
      ? state.busy
      : await readBusy(db, {
          salonId,
          from: now - day,
          until: now + (calendar.horizonDays + 2) * day,
          except,
          heldAt: now,
        });
  return new ApiError(409, code, { nearest: nearestTo(calendar, busy, draft, now) });
}
