import { rmSync } from 'node:fs';
import {
  deletionResponseSchema,
  deletionConsequencesSchema,
  type DeletionRequest,
} from '@salonica/contract/v1';
import type { IdentityService } from '../src/platform/identity/identity-service.ts';
import {
  type Claims,
  TokenRefusedError,
  type Verifier,
} from '../src/platform/identity/verifier.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { createJobs } from '../src/platform/jobs/runner.ts';
import { createLog } from '../src/platform/log.ts';
import { type MailTransport, storedOnly } from '../src/platform/mail/transport.ts';
import { settlePayments } from '../src/subjects/wallet/settle-payments.ts';
import { createBackend, testNow } from './backend.ts';
import { noIdentity } from './no-identity.ts';
import { readJson } from './read-json.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';
import type { Visitor } from './visitor.ts';

export const secondsOf = (time: number) => Math.floor(time / 1000);

/** A backend with accounts that can be deleted, whose jobs run on demand. */
export async function openAccountWorld() {
  const database = await openTestDatabase();
  const clock = { now: testNow };
  /** The accounts by token. */
  const tokens = new Map<string, Claims>();
  const verifier: Verifier = {
    async verify(token) {
      const claims = tokens.get(token);
      if (claims === undefined) throw new TokenRefusedError();
      return claims;
    },
  };
  const deleted: string[] = [];
  /** Changed addresses of accounts at the identity service, by their ids. */
  const emails = new Map<string, string>();
  /** Sign-in methods of accounts with other ones than a password. */
  const ways = new Map<string, string[]>();
  /** Accounts whose address answered. */
  const verified = new Set<string>();
  /** The end of sessions at the identity service, in seconds, by the ids of accounts. */
  const ended = new Map<string, number>();
  const identity: IdentityService = {
    ...noIdentity,
    async deleteAccount(token) {
      deleted.push(token);
      return true;
    },
    accountOf: async (uid) => ({
      email: emails.get(uid) ?? `${uid}@salonica.example`,
      providers: ways.get(uid) ?? ['password'],
      passwordChangedAt: 1,
    }),
    async markVerified(uid) {
      verified.add(uid);
      return true;
    },
    async endSessions(uid, before) {
      ended.set(uid, before);
    },
    async changeEmail(uid, email) {
      if ([...emails].some(([other, taken]) => taken === email && other !== uid)) {
        return 'email-taken';
      }
      emails.set(uid, email);
      return 'changed';
    },
  };
  const { db } = database;
  const now = () => clock.now;
  /** The only folder that the API writes to beside its database. */
  const folder = makeTemporaryFolder();
  const backend = createBackend({
    db,
    pictureCache: folder,
    now,
    verifier,
    identity,
    env: { PAYMENT_PROVIDER: 'test', SALON_ANSWERS: 'on' },
  });
  const sent: { recipient: string; subject: string; text: string }[] = [];
  const transport: MailTransport = async (mail, envelope) => {
    await storedOnly(mail, envelope);
    sent.push({ recipient: envelope.recipient, subject: mail.subject, text: mail.text });
  };
  const log = createLog((line) => backend.lines.push(line));
  const { payments } = backend;
  const origin = 'https://salonica.example';
  const jobs = createJobs({
    url: database.url,
    handlers: jobHandlers({ db, now, transport, origin, log, identity, payments }),
    log,
  });
  const runJobs = () => jobs.runDue(clock.now);
  return {
    database,
    folder,
    backend,
    clock,
    identity,
    deleted,
    emails,
    ways,
    verified,
    ended,
    sent,
    /** A browser with a recent sign-in. */
    signIn(name: string, claims: Partial<Claims> = {}) {
      const token = `${name}-${clock.now}`;
      tokens.set(token, {
        uid: name,
        authTime: secondsOf(clock.now),
        issuedAt: secondsOf(clock.now),
        email: `${name}@salonica.example`,
        isEmailVerified: true,
        name,
        ...claims,
      });
      return backend.visitor({ Authorization: `Bearer ${token}` });
    },
    runJobs,
    /** New mails to an address. */
    async mailsTo(recipient: string) {
      sent.length = 0;
      await runJobs();
      return sent.filter((mail) => mail.recipient === recipient);
    },
    /** Runs the scheduled jobs. */
    settle: () => settlePayments({ db, now, log, payments }),
    async close() {
      await jobs.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const path = '/api/v1/account/deletion';

/** Calls of a customer about the own account. */
export const accountCalls = (visitor: Visitor) => ({
  consequences: async () => readJson(await visitor.get(path), deletionConsequencesSchema),
  tryToDelete: (forfeits: DeletionRequest['forfeits'] = null) =>
    visitor.send('POST', path, { forfeits, leavesPending: false }),
  delete: async (forfeits: DeletionRequest['forfeits'] = null, leavesPending = false) =>
    readJson(await visitor.send('POST', path, { forfeits, leavesPending }), deletionResponseSchema),
  download: () => visitor.get('/api/v1/account/data'),
});
