import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './platform/environment.ts';
import { openDatabase } from './platform/open-database.ts';
import { createReadCounts } from './platform/calls/read-counts.ts';
import { sharePoints } from './platform/calls/share-points.ts';
import { rateLimiters, sharedRateLimiter } from './platform/calls/rate-limit.ts';
import { adminTokens } from './platform/identity/admin-tokens.ts';
import { createIdentityService } from './platform/identity/identity-service.ts';
import { createVerifier } from './platform/identity/create-verifier.ts';
import { jobHandlers } from './job-handlers.ts';
import { createJobs } from './platform/jobs/runner.ts';
import { createLog, errorFacts, gatherLines } from './platform/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { watchDatabase } from './platform/metrics/watch-database.ts';
import { smtpTransport, storedOnly } from './platform/mail/transport.ts';
import { fillOf, paymentProvider, salonSeeds, startPreview } from './preview-parts.ts';
import { followBuild } from './platform/pages/app-build.ts';
import { readPictures } from './platform/pictures/catalogue.ts';
import { run } from './platform/run.ts';
import { keepFreeTimes } from './subjects/availability/keep-free-times.ts';
import { importCommand, isEmpty } from './subjects/salons/empty-catalogue.ts';
import { prepareSearch } from './subjects/salons/prepare-search.ts';
import { startServer } from './platform/server.ts';

await run(async () => {
  const config = readConfig(process.env);
  requireBuiltFor(config);
  const lines = gatherLines((text) => process.stdout.write(text));
  process.on('exit', lines.flush);
  const log = createLog(lines.write);
  const database = await openDatabase(config.databaseUrl, {
    connections: config.databasePoolSize,
    ...fillOf(config),
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
    const { app, sendCached, freeTimes, vocabulary } = createApp({
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
    const endPreview = await startPreview(config, { db: database.db, now: Date.now, log });
    const server = await startServer(app, config.port, config.host, sendCached, config);
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
    const endFreeTimes = keepFreeTimes(freeTimes, log);
    const searchPrepared = prepareSearch({
      db: database.db,
      vocabulary,
      log,
      stopping: stop.signal,
    });
    return async () => {
      endPreview();
      // Streams end now; their clients reconnect to another process.
      stop.abort();
      await jobsStarted;
      await Promise.all([
        server.close(config.stopTimeoutMs),
        jobs.stop(config.stopTimeoutMs),
        endFreeTimes(),
        searchPrepared,
      ]);
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
