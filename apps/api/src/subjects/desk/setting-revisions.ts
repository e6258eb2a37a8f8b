import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { settingRevisions } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A part of a salon's settings, such as `hours`. */
export interface SettingPart {
  salonId: string;
  part: string;
}

/** How often a part was changed. */
export async function revisionOf(db: Database, { salonId, part }: SettingPart): Promise<number> {
  const [row] = await db
    .select({ revision: settingRevisions.revision })
    .from(settingRevisions)
    .where(and(eq(settingRevisions.salonId, salonId), eq(settingRevisions.part, part)));
  return row?.revision ?? 0;
}

/**
 * Counts a change of a part, while the salon is locked.
 * @throws ApiError 412 where another change came first
 */
export async function raiseRevision(
  tx: Database,
  { salonId, part }: SettingPart,
  seen: number,
): Promise<number> {
  if ((await revisionOf(tx, { salonId, part })) !== seen) {
    throw new ApiError(412, 'revision-changed');
  }
  const revision = seen + 1;
  await tx
    .insert(settingRevisions)
    .values({ salonId, part, revision })
    .onConflictDoUpdate({
      target: [settingRevisions.salonId, settingRevisions.part],
      set: { revision },
    });
  return revision;
}
