import { forgetVisitLinks } from '../bookings/visit-links.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetInvitations } from '../desk/invitations.ts';
import { forgetEmailChanges } from '../email-change/forget.ts';
import { forgetSkippedMails } from '../mails/forget-skipped-mails.ts';
import { forgetClosed } from '../../platform/identity/closed-accounts.ts';
import { resendEndHolds } from '../waitlist/end-hold.ts';
import { endGuests, endRefusals } from './end-guests.ts';
import { endLetters, endMails, endRecords, endWaiting } from './end-records.ts';

/** Ends what has been kept long enough. `docs/deploy.md` lists what, how long and why. */
export async function cleanUp(db: Database, now: number): Promise<void> {
  await endRecords(db, now);
  await endWaiting(db, now);
  await resendEndHolds(db, now);
  await forgetClosed(db, now);
  await endLetters(db, now);
  await forgetEmailChanges(db, now);
  await forgetInvitations(db, now);
  await forgetVisitLinks(db, now);
  await forgetSkippedMails(db, now);
  await endMails(db, now);
  await endGuests(db, now);
  await endRefusals(db, now);
}
