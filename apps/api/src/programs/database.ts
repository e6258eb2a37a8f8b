import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderOf } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { run } from '../platform/run.ts';
import { startPostgresql } from '../platform/postgresql/server.ts';

// Owns the embedded PostgreSQL of a data folder and sends its address to the parent script.
await run(async () => {
  const dataFolder = dataFolderOf(process.env);
  const log = createLog((line) => process.stdout.write(line));
  const server = await startPostgresql({
    dataFolder,
    onOutput: (text) => process.stderr.write(text),
  });
  const addressFile = join(dataFolder, 'database-url');
  rmSync(addressFile, { force: true });
  writeFileSync(addressFile, `${server.url}\n`, { mode: 0o600 });
  let isStopping = false;
  void server.ended.then(() => {
    rmSync(addressFile, { force: true });
    if (isStopping) return;
    process.stderr.write('PostgreSQL has ended.\n');
    process.exit(1);
  });
  process.send?.({ databaseUrl: server.url });
  log('info', 'listening', { dataFolder, pid: process.pid });
  return async () => {
    isStopping = true;
    await server.stop();
    log('info', 'stopped');
  };
});
