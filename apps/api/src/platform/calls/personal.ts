import { inArray, like } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import { idempotencyKeys, rateLimits } from '../database/schema/index.ts';
import { guestActors, ownActors } from '../personal-data/own-actors.ts';

const answers = personalTable(idempotencyKeys, 'deleted', {
  actor: 'owner',
  key: 'technical',
  route: 'shown',
  requestHash: 'secret',
  status: 'shown',
  body: 'shown',
  expiresAt: 'shown',
});

/** Counts of the last minute, by account. */
const counts = personalTable(rateLimits, 'deleted', {
  key: 'owner',
  points: 'technical',
  expire: 'technical',
});

/** Recent responses, which are returned again for repeated calls. */
export const personalResponses: PersonalSubject = {
  name: 'recentResponses',
  tables: [answers, counts],
  download: async (db, { id }) =>
    readShown(db, answers, inArray(idempotencyKeys.actor, await ownActors(db, id))),
  async erase(tx, { id, uid }) {
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.actor, await ownActors(tx, id)));
    if (uid !== undefined) {
      const escaped = uid.replaceAll(/[\\%_]/g, String.raw`\$&`);
      await tx.delete(rateLimits).where(like(rateLimits.key, `%:${escaped}`));
    }
  },
  async eraseGuests(tx, guestIds) {
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.actor, guestActors(guestIds)));
  },
};
