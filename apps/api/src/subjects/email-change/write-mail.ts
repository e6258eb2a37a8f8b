import type { Database } from '../../platform/database/database.ts';
import type { EmailChangeFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { storeMail } from '../mails/store-mail.ts';

export interface ChangeMail {
  changeId: string;
  step: EmailChangeFacts['step'];
  recipient: string;
  /** Whether the mailbox has answered. */
  isProved: boolean;
  /** The network of the caller, if it is known. */
  network?: string | undefined;
  language: Language;
  linkToken?: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The revision distinguishes the mails of one change. */
const revisions = { confirm: 0, asked: 1, changed: 2, verify: 3 } as const;

export async function writeMail(
  tx: Database,
  { changeId, step, linkToken, ...mail }: ChangeMail,
): Promise<void> {
  const link = linkToken === undefined ? {} : { linkToken };
  await storeMail(tx, {
    ...mail,
    kind: 'email-change',
    subject: changeId,
    revision: revisions[step],
    facts: { about: 'email-change', step, ...link },
  });
}
