import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { customers } from '../src/platform/database/schema/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { createJobs } from '../src/platform/jobs/runner.ts';
import {
  type ComposedMail,
  type Envelope,
  type MailTransport,
  storedOnly,
} from '../src/platform/mail/transport.ts';
import { createBackend, testNow } from './backend.ts';
import { openTestDatabase } from './test-database.ts';
import { noIdentity } from './no-identity.ts';

/** A backend whose jobs run on demand, and the sent mails. */
export async function openNoticeWorld() {
  const database = await openTestDatabase();
  const clock = { now: testNow };
  const backend = createBackend({ db: database.db, now: () => clock.now });
  const sent: (ComposedMail & Envelope)[] = [];
  const transport = vi.fn<MailTransport>(async (mail, envelope) => {
    await storedOnly(mail, envelope);
    sent.push({ ...mail, ...envelope });
  });
  const jobs = createJobs({
    url: database.url,
    handlers: jobHandlers({
      db: database.db,
      now: () => clock.now,
      transport,
      origin: 'https://salonica.example',
      log: () => undefined,
      identity: noIdentity,
      payments: undefined,
    }),
    log: () => undefined,
  });
  return {
    database,
    backend,
    clock,
    sent,
    transport,
    /** Runs due jobs by the backend's clock. */
    runJobs: () => jobs.runDue(clock.now),
    /** Lets time pass, for the backend and for its jobs, and runs the jobs that are due then. */
    async pass(milliseconds: number): Promise<number> {
      clock.now += milliseconds;
      await database.db.execute(sql`
        update jobs.job set start_after = start_after - make_interval(secs => ${milliseconds / 1000})
        where state in ('created', 'retry')`);
      return jobs.runDue();
    },
    /** The mailboxes of all customers have answered. */
    proveCustomers: () =>
      database.db.update(customers).set({ emailVerifiedAt: new Date(clock.now) }),
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}

export interface MailServerOptions {
  /** @default any that is free */
  port?: number;
  /** Answers for ever that these mailboxes do not exist. */
  refused?: readonly string[];
  /** Whether it refuses senders without a password. */
  needsSignIn?: boolean;
}

/** A mail server that stores all mails. */
export async function openMailServer({
  port: wanted = 0,
  refused = [],
  needsSignIn = false,
}: MailServerOptions = {}) {
  const received: string[] = [];
  /** The addresses of every envelope. */
  const addressed: string[] = [];
  const server = new SMTPServer({
    authOptional: !needsSignIn,
    disabledCommands: needsSignIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      addressed.push(address);
      const isRefused = refused.includes(address);
      callback(isRefused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  // A killed process resets its connection.
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = server.listen(wanted, '127.0.0.1', resolve);
  await promise;
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port: port ?? 0,
    received,
    addressed,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
