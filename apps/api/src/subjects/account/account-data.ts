import { type AccountData, accountDataVersion } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import type { RecordOwner } from '../../platform/personal-data/personal-records.ts';
import { personalSubjects } from './personal-subjects.ts';

/**
 * All data of a customer at one moment. One customer's data fits into memory, and a slow reader
 * does not occupy a connection.
 * @param time - milliseconds since 1970
 */
export async function accountData(
  db: Database,
  owner: RecordOwner,
  time: number,
): Promise<AccountData> {
  const records: Record<string, object> = {};
  await db.transaction(
    async (tx) => {
      for (const subject of personalSubjects) {
        if (subject.tables.length === 0) continue;
        records[subject.name] = await subject.download(tx, owner);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return {
    schemaVersion: accountDataVersion,
    createdAt: new Date(time).toISOString(),
    records,
  };
}
