import { openDatabase } from '../../src/platform/open-database.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { createJobs } from '../../src/platform/jobs/runner.ts';
import { noIdentity } from '../no-identity.ts';

// Begins to send a mail, reports it, and never finishes.
const [, , url = ''] = process.argv;
const { db } = await openDatabase(url);
const jobs = createJobs({
  url,
  handlers: jobHandlers({
    db,
    now: Date.now,
    origin: '',
    log: () => undefined,
    identity: noIdentity,
    payments: undefined,
    transport: () => {
      process.send?.('sending');
      return new Promise(() => undefined);
    },
  }),
  log: () => undefined,
  followsClock: false,
});
await jobs.start();
process.on('disconnect', () => process.exit(1));
