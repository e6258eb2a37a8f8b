import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { openDatabase } from '../../src/platform/open-database.ts';
import { benchNow, startApp } from './start-app.ts';

const settingsSchema = v.object({
  databaseUrl: v.string(),
  /** Calls run without a response, as if the process ended before sending it. */
  holdsResponses: v.boolean(),
  /** Folder of the built app. */
  appFolder: v.optional(v.string()),
});

const { databaseUrl, holdsResponses, appFolder } = v.parse(
  settingsSchema,
  JSON.parse(process.argv[2] ?? ''),
);
const database = await openDatabase(databaseUrl);
const app = startApp(database, () => benchNow, appFolder);

const fetchHeld = async (...call: Parameters<typeof app.fetch>): Promise<Response> => {
  await app.fetch(...call);
  return new Promise<Response>(() => undefined);
};

serve(
  { fetch: holdsResponses ? fetchHeld : app.fetch, port: 0, hostname: '127.0.0.1' },
  ({ port }) => process.send?.({ port }),
);
// Reports the memory in use after a collection.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send?.({ heap, rss });
});
// Ends together with its parent process.
process.on('disconnect', () => process.exit(0));
