import { createApp } from './app.ts';
import { databaseUrlOf, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createIdentityService } from './identity/identity-service.ts';
import { createVerifier } from './identity/verifier.ts';
import { createLog, errorFacts } from './log.ts';
import { readPictures } from './pictures/catalogue.ts';
import { run } from './run.ts';
import { startServer } from './server.ts';

await run(async () => {
  const config = readConfig(process.env);
  const log = createLog((line) => process.stdout.write(line));
  const database = await openDatabase(databaseUrlOf(process.env), {
    onConnectionLost: (error) => log('warn', 'connection lost', errorFacts(error)),
  });
  try {
    const app = createApp({
      ...config,
      log,
      db: database.db,
      now: Date.now,
      verifier: await createVerifier(config.tokens, Date.now),
      identity: createIdentityService(config.identityApi, config.runtime.identity.apiKey),
      pictures: readPictures(),
      limits: {
        reading: { calls: 600, windowSeconds: 60 },
        registering: { calls: 30, windowSeconds: 60 },
      },
    });
    const server = await startServer(app, config.port, config.host);
    log('info', 'listening', { url: `http://localhost:${server.port}`, pid: process.pid });
    return async () => {
      await server.close();
      await database.close();
      log('info', 'stopped');
    };
  } catch (error) {
    await database.close();
    throw error;
  }
});
