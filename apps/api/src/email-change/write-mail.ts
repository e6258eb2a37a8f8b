import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { type EmailChangeFacts, mails } from '../database/schema/index.ts';
import type { Language } from '../http/messages.ts';
import { sendJob } from '../jobs/send.ts';

export interface ChangeMail {
  changeId: string;
  step: EmailChangeFacts['step'];
  recipient: string;
  language: Language;
  linkToken?: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The revision distinguishes the mails of one change. */
const revisions = { confirm: 0, asked: 1, changed: 2, verify: 3 } as const;

export async function writeMail(
  tx: Database,
  { changeId, step, recipient, language, linkToken, time }: ChangeMail,
): Promise<void> {
  const mailId = randomUUIDv7();
  const link = linkToken === undefined ? {} : { linkToken };
  await tx.insert(mails).values({
    id: mailId,
    kind: 'email-change',
    subject: changeId,
    revision: revisions[step],
    recipient,
    language,
    facts: { about: 'email-change', step, ...link },
    createdAt: new Date(time),
  });
  await sendJob(tx, 'mail', { mailId });
}
