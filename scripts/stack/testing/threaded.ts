import { once } from 'node:events';
import { isMainThread, Worker } from 'node:worker_threads';

// A program that works on a second thread, as formatters and bundlers do.
if (isMainThread) {
  await once(new Worker(new URL(import.meta.url)), 'exit');
}
