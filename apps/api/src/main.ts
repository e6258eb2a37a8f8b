import { createApp } from './app.ts';
import { keepPresent } from './chat/answers/keep-present.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { createReadCounts } from './calls/read-counts.ts';
import { sharePoints } from './calls/share-points.ts';
import { rateLimiters, sharedRateLimiter } from './calls/rate-limit.ts';
import { adminTokens } from './identity/admin-tokens.ts';
import { createIdentityService } from './identity/identity-service.ts';
import { createVerifier } from './identity/create-verifier.ts';
import { jobHandlers } from './job-handlers.ts';
import { createJobs } from './jobs/runner.ts';
import { createLog, errorFacts, gatherLines } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchDatabase } from './metrics/watch-database.ts';
import { smtpTransport, storedOnly } from './mails/transport.ts';
import { paymentProvider } from './payments/configured-provider.ts';
import { followBuild } from './pages/app-build.ts';
import { readPictures } from './pictures/catalogue.ts';
import { salonSeeds } from './seed/catalogue.ts';
import { run } from './run.ts';
import { importCommand, isEmpty } from './seed/empty-catalogue.ts';
import { keepFilled } from './seed/others/keep-filled.ts';
import { startServer } from './server.ts';

await run(async () => {
  const config = readConfig(process.env);
  requireBuiltFor(config);
  const lines = gatherLines((text) => process.stdout.write(text));
  process.on('exit', lines.flush);
  const log = createLog(lines.write);
  const database = await openDatabase(config.databaseUrl, {
    connections: config.databasePoolSize,
    importsCatalogue: config.importsCatalogue,
    onConnectionLost: (error) => log('warn', 'connection lost', errorFacts(error)),
  });
  if (await isEmpty(database.db)) log('warn', 'no salons', { import: importCommand });
  const metrics = createMetrics(true);
  watchDatabase(metrics, database.pool);
  const stop = new AbortController();
  try {
    const limits = rateLimiters(config.callsPerMinute, (limit) =>
      sharedRateLimiter(database.pool, limit),
    );
    const payments = paymentProvider({
      ...config,
      db: database.db,
      now: Date.now,
      limiter: limits.writing,
    });
    const identity = createIdentityService(config.identityApi, config.runtime.identity.apiKey, {
      projectId: config.tokens.projectId,
      token: adminTokens(config.identityAccount, Date.now),
    });
    const { app, answerCached } = createApp({
      ...config,
      payments,
      log,
      metrics,
      db: database.db,
      now: Date.now,
      verifier: await createVerifier(config.tokens, Date.now),
      identity,
      pictures: readPictures(salonSeeds),
      stopping: stop.signal,
      limits,
      reads: createReadCounts({ now: Date.now, share: sharePoints(database.db) }),
    });
    const endFilling = config.hasSampleRecords
      ? await keepFilled({ db: database.db, now: Date.now, log })
      : () => undefined;
    const endPresence = config.hasSalonAnswers
      ? await keepPresent({ db: database.db, now: Date.now, log })
      : () => undefined;
    const server = await startServer(app, config.port, config.host, answerCached, config);
    log('info', 'listening', { url: `http://localhost:${server.port}`, pid: process.pid });
    const jobs = createJobs({
      url: config.databaseUrl,
      handlers: jobHandlers({
        db: database.db,
        now: Date.now,
        log,
        metrics,
        identity,
        payments,
        origin: config.mail.origin,
        transport:
          config.mail.smtpUrl === undefined
            ? storedOnly
            : smtpTransport(config.mail.smtpUrl, config.mail.from),
      }),
      log,
    });
    // After the first responses, so that no request waits for it.
    const jobsStarted = jobs
      .start()
      .catch((error: unknown) => log('error', 'jobs not started', errorFacts(error)));
    return async () => {
      endFilling();
      endPresence();
      // Streams end now; their clients reconnect to another process.
      stop.abort();
      await jobsStarted;
      await Promise.all([server.close(config.stopTimeoutMs), jobs.stop(config.stopTimeoutMs)]);
      await database.close();
      log('info', 'stopped');
    };
  } catch (error) {
    await database.close();
    throw error;
  }
});

/** Links and canonical addresses of the pages are part of the build. */
function requireBuiltFor({ appFolder, isHttps, publicOrigin }: Config): void {
  const built = followBuild(appFolder).manifest()?.origin;
  if (!isHttps || built === undefined || built === publicOrigin) return;
  throw new ConfigError(
    `PUBLIC_ORIGIN is ${publicOrigin}, but the app was built with VITE_SITE_ORIGIN=${built}.`,
  );
}
