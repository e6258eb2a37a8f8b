import { eq } from 'drizzle-orm';
import { salonApplications } from '../../platform/database/schema/index.ts';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';

const table = personalTable(salonApplications, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  details: 'shown',
  status: 'shown',
  language: 'shown',
  reason: 'shown',
  salonId: 'shown',
  createdAt: 'shown',
  decidedAt: 'shown',
});

/** Applications to list a salon. */
export const personalApplications: PersonalSubject = {
  name: 'applications',
  tables: [table],
  download: (db, { id }) => readShown(db, table, eq(salonApplications.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(salonApplications).where(eq(salonApplications.customerId, id));
  },
};
