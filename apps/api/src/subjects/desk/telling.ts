import type { DeskTellingWire } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { readWays } from '../notices/ways.ts';

export type ToldRow = Pick<
  BookingRow,
  'source' | 'customerId' | 'guestId' | 'guestName' | 'guestEmail'
>;

/** For a booking without a person. */
export const toldNobody: DeskTellingWire = { move: 'erased', cancel: 'erased' };

/** How the customers learn that the salon moves or cancels their bookings, in the order of these. */
export async function readTelling(
  db: Database,
  rows: readonly ToldRow[],
): Promise<DeskTellingWire[]> {
  const ways = await readWays(
    db,
    rows.flatMap(({ customerId, guestEmail: email }) =>
      (['change', 'cancellation'] as const).map((kind) => ({ customerId, email, kind })),
    ),
  );
  return rows.map((row, index) => ({
    move: tellingOf(row, ways[2 * index]?.mail ?? false),
    cancel: tellingOf(row, ways[2 * index + 1]?.mail ?? false),
  }));
}

function tellingOf(
  { source, customerId, guestId, guestName }: ToldRow,
  isMailed: boolean,
): DeskTellingWire['move'] {
  if (source !== 'online') return guestName === null ? 'erased' : 'entered';
  if (customerId === null && guestId === null) return 'erased';
  if (isMailed) return 'email';
  return customerId === null ? 'yourself' : 'account';
}
