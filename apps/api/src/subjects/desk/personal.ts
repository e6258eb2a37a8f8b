import { eq } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import {
  deskRequests,
  salonInvitations,
  salonMembers,
} from '../../platform/database/schema/index.ts';

const members = personalTable(salonMembers, 'deleted', {
  salonId: 'shown',
  customerId: 'owner',
  role: 'shown',
  barberId: 'shown',
  createdAt: 'shown',
});

const invitations = personalTable(salonInvitations, 'deleted', {
  id: 'technical',
  salonId: 'shown',
  email: 'owner',
  role: 'shown',
  barberId: 'shown',
  tokenHash: 'secret',
  createdAt: 'shown',
  expiresAt: 'shown',
});

const requests = personalTable(deskRequests, 'deleted', {
  id: 'technical',
  salonId: 'shown',
  barberId: 'shown',
  customerId: 'owner',
  kind: 'shown',
  date: 'shown',
  starts: 'shown',
  lastDate: 'shown',
  ends: 'shown',
  note: 'shown',
  language: 'shown',
  status: 'shown',
  reply: 'shown',
  revision: 'technical',
  createdAt: 'shown',
  decidedAt: 'shown',
  seenAt: 'shown',
});

/** Work at the desks of salons, and invitations to one's mailbox. */
export const personalMemberships: PersonalSubject = {
  name: 'memberships',
  tables: [members, invitations, requests],
  download: async (db, { id, mailbox }) => ({
    salons: await readShown(db, members, eq(salonMembers.customerId, id)),
    requests: await readShown(db, requests, eq(deskRequests.customerId, id)),
    invitations:
      mailbox === undefined
        ? []
        : await readShown(db, invitations, eq(salonInvitations.email, mailbox.email)),
  }),
  async erase(tx, { id, mailbox }) {
    await tx.delete(deskRequests).where(eq(deskRequests.customerId, id));
    await tx.delete(salonMembers).where(eq(salonMembers.customerId, id));
    if (mailbox === undefined) return;
    await tx.delete(salonInvitations).where(eq(salonInvitations.email, mailbox.email));
  },
};
