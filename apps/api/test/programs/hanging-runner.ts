import { openDatabase } from '../../src/platform/open-database.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { createJobs } from '../../src/platform/jobs/runner.ts';
import { storedOnly } from '../../src/platform/mail/transport.ts';
import { noIdentity } from '../no-identity.ts';

// Takes a job, reports it, and never finishes it.
const [, , url = ''] = process.argv;
const { db } = await openDatabase(url);
const jobs = createJobs({
  url,
  handlers: {
    ...jobHandlers({
      db,
      now: Date.now,
      log: () => undefined,
      identity: noIdentity,
      payments: undefined,
      transport: storedOnly,
      origin: '',
    }),
    'clean-up': () => {
      process.send?.('taken');
      return new Promise(() => undefined);
    },
  },
  log: () => undefined,
  followsClock: false,
});
await jobs.start();
process.on('disconnect', () => process.exit(1));
