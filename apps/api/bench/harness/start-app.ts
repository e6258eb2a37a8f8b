import { openSync, writeSync } from 'node:fs';
import { devNull } from 'node:os';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/platform/open-database.ts';
import { createReadCounts } from '../../src/platform/calls/read-counts.ts';
import { memoryRateLimiter, rateLimiters } from '../../src/platform/calls/rate-limit.ts';
import { TokenRefusedError, type Verifier } from '../../src/platform/identity/verifier.ts';
import { createLog } from '../../src/platform/log.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import { paymentProvider } from '../../src/preview-parts.ts';
import { readPictures } from '../../src/platform/pictures/catalogue.ts';
import { salonSeeds } from '../../src/preview/seed/catalogue.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
export const benchNow = Date.UTC(2026, 11, 7, 8);

/** Takes `test.<uid>` for the token of that account. */
const verifier: Verifier = {
  async verify(token) {
    const uid = /^test\.(.+)$/.exec(token)?.[1];
    if (uid === undefined) throw new TokenRefusedError();
    const time = benchNow / 1000;
    return {
      uid,
      authTime: time,
      issuedAt: time,
      email: undefined,
      isEmailVerified: false,
      name: uid,
    };
  },
};

/** The production API except for its clock, tokens and rate limits. */
export function startApp(
  { db }: Pick<OpenDatabase, 'db'>,
  now: () => number,
  appFolder = '/nowhere',
) {
  const config = readConfig({
    IDENTITY_MODE: 'emulator',
    DATABASE_URL: 'postgresql://nowhere',
    PAYMENT_PROVIDER: 'test',
  });
  const noLimit = 1_000_000_000;
  const nowhere = openSync(devNull, 'w');
  const limits = rateLimiters({ writing: noLimit, registering: noLimit }, memoryRateLimiter);
  const { app } = createApp({
    ...config,
    appFolder,
    pictureCache: '/nowhere',
    hasSampleRecords: false,
    payments: paymentProvider({ ...config, db, now, limiter: limits.writing }),
    db,
    now,
    verifier,
    identity: {
      createAccount: () => Promise.reject(new Error('No account was expected.')),
      verifyPassword: () => Promise.reject(new Error('No password was expected.')),
      deleteAccount: async () => true,
      accountOf: async () => ({ email: undefined, providers: ['password'], passwordChangedAt: 1 }),
      markVerified: () => Promise.reject(new Error('No verification was expected.')),
      endSessions: () => Promise.reject(new Error('No end was expected.')),
      changeEmail: () => Promise.reject(new Error('No change was expected.')),
    },
    // Logging costs the same as in production; the output is discarded.
    log: createLog((line) => writeSync(nowhere, line)),
    metrics: createMetrics(),
    pictures: readPictures(salonSeeds),
    stopping: new AbortController().signal,
    limits,
    reads: createReadCounts({ now }),
    readsPerMinute: { calls: noLimit, pages: noLimit },
  });
  return app;
}
