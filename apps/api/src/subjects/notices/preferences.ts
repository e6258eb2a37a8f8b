import { noticeKinds, type NoticePreferenceWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { noticePreferences } from '../../platform/database/schema/index.ts';

/** A customer's notification settings; everything by default. */
export async function readPreferences(
  db: Database,
  customerId: string,
): Promise<NoticePreferenceWire[]> {
  const rows = await db
    .select()
    .from(noticePreferences)
    .where(eq(noticePreferences.customerId, customerId));
  return noticeKinds.map((kind) => {
    const { mail = true, notice = true } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, mail, notice };
  });
}

export async function storePreference(
  db: Database,
  customerId: string,
  { kind, mail, notice }: NoticePreferenceWire,
): Promise<void> {
  await db
    .insert(noticePreferences)
    .values({ customerId, kind, mail, notice })
    .onConflictDoUpdate({
      target: [noticePreferences.customerId, noticePreferences.kind],
      set: { mail, notice },
    });
}
