import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import { audit } from '../../platform/database/schema/index.ts';
import { guestActors, ownActors } from '../../platform/personal-data/own-actors.ts';

const table = personalTable(audit, 'nameless', {
  id: 'technical',
  actor: 'owner',
  action: 'shown',
  subject: 'shown',
  before: 'shown',
  after: 'shown',
  requestId: 'technical',
  at: 'shown',
});

async function eraseActors(tx: Database, actors: readonly string[]): Promise<void> {
  await tx.update(audit).set({ actor: 'erased' }).where(inArray(audit.actor, actors));
}

/** Changes by the customer. The fact of the change is kept, without its author. */
export const personalAudit: PersonalSubject = {
  name: 'changes',
  tables: [table],
  download: async (db, { id }) =>
    readShown(db, table, inArray(audit.actor, await ownActors(db, id))),
  erase: async (tx, { id }) => eraseActors(tx, await ownActors(tx, id)),
  eraseGuests: (tx, guestIds) => eraseActors(tx, guestActors(guestIds)),
};
