import { eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import { emailChanges } from '../../platform/database/schema/index.ts';

const table = personalTable(emailChanges, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  purpose: 'technical',
  email: 'shown',
  tokenHash: 'secret',
  createdAt: 'shown',
  expiresAt: 'technical',
  endedAt: 'technical',
  confirmedAt: 'shown',
  formerEmail: 'shown',
  formerVerifiedAt: 'shown',
});

export const personalEmailChanges: PersonalSubject = {
  name: 'emailChanges',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(emailChanges.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(emailChanges).where(eq(emailChanges.customerId, id));
  },
};
