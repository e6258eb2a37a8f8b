import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { jobHandlers } from '../src/job-handlers.ts';
import { createJobs } from '../src/jobs/runner.ts';
import type { ComposedMail } from '../src/mails/compose.ts';
import { type Envelope, type MailTransport, storedOnly } from '../src/mails/transport.ts';
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
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}

/** A mail server that stores all mails. */
export async function openMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
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
  const listener = server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
