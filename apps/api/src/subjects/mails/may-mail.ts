import { createHash } from 'node:crypto';
import { day } from '@salonica/policy';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type DropReason, mailCounts } from '../../platform/database/schema/index.ts';

/** Mails a day to one address whose mailbox has not answered, and to all of them from one network. */
const mostPerRecipient = 5;
const mostPerNetwork = 20;

export interface UnprovedMail {
  recipient: string;
  /** Of the caller who caused the mail; undefined where it is not known. */
  network: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A limit that is reached. */
export type MailLimit = Extract<DropReason, 'recipient-limit' | 'network-limit'>;

/**
 * Whether one more mail may go to an address whose mailbox has not answered; if so, it is counted.
 * The database counts, for all processes. Never call it for a proved address.
 * @param tx - a transaction of `transact`: the count is locked until it ends
 * @example const limit = await mayMail(tx, { recipient, network, now });
 * if (limit !== 'yes') return;
 */
export async function mayMail(
  tx: Database,
  { recipient, network, now }: UnprovedMail,
): Promise<'yes' | MailLimit> {
  const recipientKey = keyOf('recipient', mailboxOf(recipient));
  if (!(await hasRoom(tx, recipientKey, mostPerRecipient, now))) return 'recipient-limit';
  const counted = [{ keyHash: recipientKey, at: new Date(now) }];
  if (network !== undefined) {
    const networkKey = keyOf('network', network);
    if (!(await hasRoom(tx, networkKey, mostPerNetwork, now))) return 'network-limit';
    counted.push({ keyHash: networkKey, at: new Date(now) });
  }
  await tx.insert(mailCounts).values(counted);
  return 'yes';
}

async function hasRoom(tx: Database, keyHash: string, most: number, now: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${keyHash}`}, 0))`);
  const recent = and(eq(mailCounts.keyHash, keyHash), gt(mailCounts.at, new Date(now - day)));
  return (await tx.$count(mailCounts, recent)) < most;
}

/** `zoe+anything@…` is the mailbox of `zoe@…`. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Neither addresses nor networks are stored here. */
const keyOf = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('hex');
