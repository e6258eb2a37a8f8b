import { apiKeyHeader, apiPaths, registerUserRequest } from '@salonica/contract';
import { type AppOptions, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createReadCounts } from '../src/platform/calls/read-counts.ts';
import { memoryRateLimiter, rateLimiters } from '../src/platform/calls/rate-limit.ts';
import type { IdentityService } from '../src/platform/identity/identity-service.ts';
import { TokenRefusedError, type Verifier } from '../src/platform/identity/verifier.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { paymentProvider } from '../src/preview-parts.ts';
import { readPictures } from '../src/platform/pictures/catalogue.ts';
import { salonSeeds } from '../src/preview/seed/catalogue.ts';
import { expectDescribed } from './described-responses.ts';
import { noIdentity } from './no-identity.ts';
import { createVisitor, type Request, signedIn } from './visitor.ts';

export const apiKey = 'test-key';

export interface BackendOptions {
  db: Database;
  identity?: IdentityService;
  appFolder?: string;
  pictureCache?: string;
  registrations?: number;
  writes?: number;
  env?: Record<string, string>;
  /** Milliseconds since 1970. */
  now?: () => number;
  verifier?: Verifier;
  /** Aborted when the backend has to stop. */
  stopping?: AbortSignal;
  live?: Partial<AppOptions['live']>;
  /** Reads of one caller in a minute. @default more than tests need */
  reads?: Partial<AppOptions['readsPerMinute']>;
}

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
export const testNow = Date.UTC(2026, 11, 7, 8);

/**
 * Accepts `test.<uid>` as the token of that account, signed in at {@link testNow}; with
 * `unverified.<uid>` its mailbox has not answered.
 */
export const testVerifier: Verifier = {
  async verify(token) {
    const [, kind, uid] = /^(test|unverified)\.(.+)$/.exec(token) ?? [];
    if (uid === undefined) throw new TokenRefusedError();
    const email = `${uid}@salonica.example`;
    const time = testNow / 1000;
    const isEmailVerified = kind === 'test';
    return { uid, authTime: time, issuedAt: time, email, isEmailVerified, name: uid };
  },
};

/** The minimal settings of the API; the database is passed in. */
const testEnvironment = {
  IDENTITY_MODE: 'emulator',
  DATABASE_URL: 'postgresql://nowhere',
};

/** The socket of a caller on this machine. */
const onThisMachine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** The whole backend without a socket, and its log. */
export function createBackend({
  db,
  identity = noIdentity,
  appFolder = '/nowhere',
  pictureCache = '/nowhere',
  registrations = 1000,
  writes = 100_000,
  env = {},
  now = () => testNow,
  verifier = testVerifier,
  stopping = new AbortController().signal,
  live = {},
  reads = {},
}: BackendOptions) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const config = readConfig({
    ...testEnvironment,
    ...env,
  });
  const limits = rateLimiters({ writing: writes, registering: registrations }, memoryRateLimiter);
  const payments = paymentProvider({ ...config, db, now, limiter: limits.writing });
  const { app, sendCached } = createApp({
    ...config,
    payments,
    apiKey,
    appFolder,
    pictureCache,
    db,
    identity,
    now,
    verifier,
    log: createLog((line) => lines.push(line)),
    metrics,
    pictures: readPictures(salonSeeds),
    stopping,
    live: { interval: 10, perCaller: 3, perNetwork: 3, total: 20, ...live },
    limits,
    reads: createReadCounts({ now }),
    readsPerMinute: { calls: 100_000, pages: 100_000, ...reads },
  });

  const request: Request = async (path, init = {}) => {
    const response = await app.request(path, init, onThisMachine);
    await expectDescribed(init.method ?? 'GET', path, response);
    return response;
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [apiKeyHeader]: apiKey, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    lines,
    metrics,
    app,
    sendCached,
    payments,
    post,
    /** A browser on the app's origin that keeps its cookies. */
    visitor: (headers: Record<string, string> = {}) => createVisitor(request, headers),
    /** A browser of a signed-in customer. */
    customer: (uid: string, headers: Record<string, string> = {}) =>
      createVisitor(request, { ...signedIn(uid), ...headers }),
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    head: (path: string, headers: Record<string, string> = {}) =>
      request(path, { method: 'HEAD', headers }),
    fetchHomePage: (headers?: Record<string, string>) =>
      post(apiPaths.homePageData, { user_id: 5 }, headers),
    register: (
      registration: Partial<Parameters<typeof registerUserRequest>[0]>,
      headers?: Record<string, string>,
    ) =>
      post(
        apiPaths.registerUser,
        registerUserRequest({
          identity: 'eleni@salonica.example',
          fullname: 'Ελένη Βασιλείου',
          password: 'correct horse battery',
          ...registration,
        }),
        headers,
      ),
  };
}
