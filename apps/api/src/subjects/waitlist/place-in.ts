import type { DayPart } from '@salonica/contract/v1';
import { dayParts } from '@salonica/contract/v1';
import { day, type Draft, type Place, type PlaceDraft } from '@salonica/policy';
import { readBusy } from '../availability/busy-rows.ts';
import { requirePlace } from '../bookings/place.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EntryRow } from './offer-rows.ts';
import { findStart } from './policy.ts';
import type { Round } from './round.ts';

/** A start that suits a waiting customer. */
export interface WaitPlace {
  draft: PlaceDraft;
  place: Place;
}

/**
 * A visit in freed time, by the rules of every booking; the salon is locked.
 *
 * @param before - only starts before this instant @default any
 * @param except - a booking whose own time is no obstacle
 */
export async function placeIn(
  tx: Database,
  { freed, calendar, now }: Round,
  entry: EntryRow,
  draft: Draft,
  { before, except }: { before?: number; except?: string } = {},
): Promise<WaitPlace | undefined> {
  const { salonId, fromDate: from, toDate: to } = entry;
  const busy = await readBusy(tx, {
    salonId,
    from: freed.from - 2 * day,
    until: freed.until + 2 * day,
    except,
  });
  const suits = { draft, from, to, part: partFrom(entry.part), ...(before && { before }) };
  const found = findStart(calendar, busy, suits, freed, now);
  if (found === undefined) return undefined;
  const placed = { ...draft, ...found };
  return { draft: placed, place: requirePlace(calendar, busy, placed, now, except) };
}

export const partFrom = (text: string | null): DayPart | null =>
  dayParts.find((part) => part === text) ?? null;
