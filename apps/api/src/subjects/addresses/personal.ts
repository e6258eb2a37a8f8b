import { eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import { addresses } from '../../platform/database/schema/index.ts';

const table = personalTable(addresses, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  type: 'shown',
  name: 'shown',
  address: 'shown',
  city: 'shown',
  isDefault: 'shown',
  createdAt: 'shown',
  deletedAt: 'shown',
});

/** Addresses, the removed ones included. */
export const personalAddresses: PersonalSubject = {
  name: 'addresses',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(addresses.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(addresses).where(eq(addresses.customerId, id));
  },
};
