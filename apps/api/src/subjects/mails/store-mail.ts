import { randomUUIDv7 } from 'node:crypto';
import { day } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { mails } from '../../platform/database/schema/index.ts';
import { job, sendJobs } from '../../platform/jobs/send.ts';
import type { MailSource } from './compose.ts';
import { mayMail } from './may-mail.ts';

/** For how long failed attempts are repeated. */
export const triesLast = 3 * day;

export interface NewMail extends Omit<MailSource, 'createdAt'> {
  /** With kind and revision it identifies the mail, which is stored once. */
  subject: string;
  revision: number;
  recipient: string;
  /** Of the caller who caused the mail, if it is known. */
  network?: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Stores a mail and sends its job; the only way to a mailbox. A mail to an unproved address above
 * the limits is stored as dropped.
 * @param tx - a transaction of `transact`
 * @returns whether it will be sent
 */
export async function storeMail(tx: Database, mail: NewMail): Promise<boolean> {
  const { kind, subject, revision, recipient, isProved, language, network, time } = mail;
  const limit = isProved ? 'yes' : await mayMail(tx, { recipient, network, now: time });
  // The address of a deleted account is kept for nothing but its mail.
  if (limit !== 'yes' && kind === 'goodbye') return false;
  const { linkToken, ...facts } = mail.facts;
  const createdAt = new Date(time);
  const [stored] = await tx
    .insert(mails)
    .values({
      id: randomUUIDv7(),
      kind,
      subject,
      revision,
      recipient,
      recipientProved: isProved,
      language,
      // A mail that is not sent needs no link.
      facts: linkToken === undefined || limit !== 'yes' ? facts : { ...facts, linkToken },
      createdAt,
      triesEndAt: new Date(time + triesLast),
      ...(limit === 'yes' ? {} : { droppedAt: createdAt, dropReason: limit }),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (stored === undefined || limit !== 'yes') return false;
  await sendJobs(tx, mailJob(stored.id));
  return true;
}

/** There is at most one job of a mail: it has the mail's id. */
export const mailJob = (mailId: string) => job('mail', { mailId }, { id: mailId });
