import { eq, inArray } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  shownColumns,
} from '../../platform/personal-data/personal-records.ts';
import { favorites, salons } from '../../platform/database/schema/index.ts';

const table = personalTable(favorites, 'deleted', {
  id: 'technical',
  customerId: 'owner',
  guestId: 'owner',
  salonId: 'shown',
  createdAt: 'shown',
});

export const personalFavorites: PersonalSubject = {
  name: 'favorites',
  tables: [table],
  download: (db, { id }) =>
    db
      .select({ ...shownColumns(table), salonName: salons.name })
      .from(favorites)
      .innerJoin(salons, eq(salons.id, favorites.salonId))
      .where(eq(favorites.customerId, id)),
  async erase(tx, { id }) {
    await tx.delete(favorites).where(eq(favorites.customerId, id));
  },
  async eraseGuests(tx, guestIds) {
    await tx.delete(favorites).where(inArray(favorites.guestId, guestIds));
  },
};
