import { openDatabase } from '../../src/platform/open-database.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { createJobs } from '../../src/platform/jobs/runner.ts';
import { smtpTransport } from '../../src/platform/mail/transport.ts';
import { noIdentity } from '../no-identity.ts';

// Announces bookings and sends mails; at one step it reports that and stops there, to be killed.
const [, , url = '', mailServer = '', step = ''] = process.argv;
const { db } = await openDatabase(url);
const send = smtpTransport(mailServer, 'Salonica <hello@salonica.example>');

/** Never returns at the step of this process. */
async function reach(name: string): Promise<void> {
  if (name !== step) return;
  process.send?.(name);
  await new Promise(() => undefined);
}

const handlers = jobHandlers({
  db,
  now: Date.now,
  origin: 'https://salonica.example',
  log: () => undefined,
  identity: noIdentity,
  payments: undefined,
  async transport(mail, envelope) {
    await reach('before sending');
    await send(mail, envelope);
    await reach('sent, not recorded');
  },
});
const jobs = createJobs({
  url,
  handlers: {
    ...handlers,
    async announce(news, signal) {
      await reach('before writing');
      await handlers.announce(news, signal);
      await reach('written, job not ended');
    },
    async mail(data, signal) {
      await handlers.mail(data, signal);
      await reach('recorded, job not ended');
    },
  },
  log: () => undefined,
  followsClock: false,
});
await jobs.start();
process.on('disconnect', () => process.exit(1));
