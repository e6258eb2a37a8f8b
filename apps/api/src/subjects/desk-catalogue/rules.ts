import type { DeskRulesRequest, DeskRulesWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { revisionOf } from '../desk/setting-revisions.ts';
import type { CatalogueChange, OpenCatalogue } from './change-catalogue.ts';

/** The rules of booking at a salon. */
export async function readRules(db: Database, salonId: string): Promise<DeskRulesWire> {
  const revision = await revisionOf(db, { salonId, part: 'rules' });
  const [row] = await db.select().from(salons).where(eq(salons.id, salonId));
  if (row === undefined) throw new ApiError(404, 'not-found');
  const { slotMinutes, leadMinutes, horizonDays, noticeMinutes, graceMinutes, offerMinutes } = row;
  const { travelMinor: fee, travelMinutes, travelKm } = row;
  return {
    revision,
    currency: row.currency,
    slotMinutes,
    leadMinutes,
    horizonDays,
    noticeMinutes,
    graceMinutes,
    offerMinutes,
    travel: fee === null ? null : { fee, minutes: travelMinutes, km: travelKm },
  };
}

/** Writes them; visits that are booked keep the rules that they were booked under. */
export async function changeRules(
  tx: Database,
  { salonId }: OpenCatalogue,
  { travel, ...rules }: DeskRulesRequest,
): Promise<CatalogueChange> {
  const way =
    travel === null
      ? { travelMinor: null }
      : { travelMinor: travel.fee, travelMinutes: travel.minutes, travelKm: travel.km };
  await tx
    .update(salons)
    .set({ ...rules, ...way })
    .where(eq(salons.id, salonId));
  return { action: 'rules.change', after: { ...rules, travel } };
}
