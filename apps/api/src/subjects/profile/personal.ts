import { eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
} from '../../platform/personal-data/personal-records.ts';
import { customerPictures } from '../../platform/database/schema/index.ts';

const table = personalTable(customerPictures, 'deleted', {
  customerId: 'owner',
  content: 'shown',
  hash: 'technical',
  changedAt: 'shown',
});

/** The picture that the customer chose, as a WebP file in base64. */
export const personalPicture: PersonalSubject = {
  name: 'picture',
  tables: [table],
  async download(db, { id }) {
    const { content, changedAt } = customerPictures;
    const rows = await db
      .select({ content, changedAt })
      .from(customerPictures)
      .where(eq(customerPictures.customerId, id));
    return rows.map((row) => ({ ...row, content: row.content.toString('base64') }));
  },
  async erase(tx, { id }) {
    await tx.delete(customerPictures).where(eq(customerPictures.customerId, id));
  },
};
