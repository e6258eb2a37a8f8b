import { type PersonalSubject, personalTable, readShown } from '../customers/personal-records.ts';
import { mails } from '../database/schema/index.ts';
import { isOwnMail } from './own-mails.ts';

const table = personalTable(mails, 'deleted', {
  id: 'technical',
  kind: 'shown',
  subject: 'technical',
  revision: 'technical',
  recipient: 'shown',
  language: 'shown',
  facts: 'shown',
  createdAt: 'shown',
  sentAt: 'shown',
});

export const personalMails: PersonalSubject = {
  name: 'mails',
  tables: [table],
  download: (db, owner) => readShown(db, table, isOwnMail(db, owner)),
  async erase(tx, owner) {
    await tx.delete(mails).where(isOwnMail(tx, owner));
  },
};
