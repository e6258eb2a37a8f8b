import { isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';

/** Imports the built-in catalogue. */
export const importCommand = 'npx -y pnpm@12.21.0 import:catalogue';

/** Whether visitors find no salon. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: salons.id })
    .from(salons)
    .where(isNull(salons.retiredAt))
    .limit(1);
  return found.length === 0;
}
