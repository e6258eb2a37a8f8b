import { eq } from 'drizzle-orm';
import { customers } from '../../platform/database/schema/index.ts';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';

const table = personalTable(customers, 'deleted', {
  id: 'technical',
  email: 'shown',
  emailVerifiedAt: 'shown',
  fullname: 'shown',
  identityUid: 'secret',
  sampledAt: 'technical',
  emailChangedAt: 'technical',
  signedInAt: 'shown',
  signInProviders: 'shown',
  passwordChangedAt: 'shown',
  sessionsValidFrom: 'technical',
  sessionKeptAt: 'technical',
  createdAt: 'shown',
});

export const personalProfile: PersonalSubject = {
  name: 'profile',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(customers.id, id)),
  async erase(tx, { id }) {
    await tx.delete(customers).where(eq(customers.id, id));
  },
};
