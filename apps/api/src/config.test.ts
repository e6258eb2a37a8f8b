import { describe, expect, test } from 'vitest';
import { databaseUrlOf, readConfig, readEmulatorConfig } from './config.ts';
import { ConfigError } from './platform/environment.ts';

const DATABASE_URL = 'postgresql://salonica:secret@localhost/salonica';
const preview = { DATABASE_URL, IDENTITY_MODE: 'emulator' };
const live = {
  DATABASE_URL,
  IDENTITY_API_KEY: 'identity-key',
  IDENTITY_AUTH_DOMAIN: 'auth.example',
  IDENTITY_PROJECT_ID: 'salonica',
  IDENTITY_SERVICE_ACCOUNT: '/run/secrets/identity.json',
};
const production = {
  ...live,
  NODE_ENV: 'production',
  API_KEY: 'key',
  PUBLIC_ORIGIN: 'https://salonica.example',
  SMTP_URL: 'smtps://mail.example',
};

/** The message in the terminal. */
function problems(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

test('a database and the emulator are enough for a preview on one machine', () => {
  expect(readConfig(preview)).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    databaseUrl: DATABASE_URL,
    databasePoolSize: 10,
    apiKey: 'salonica-preview-key',
    identityApi: 'http://localhost:9099/identitytoolkit.googleapis.com',
    publicOrigin: undefined,
    isHttps: false,
    trustedProxies: [],
    callsPerMinute: { writing: 120, registering: 30 },
    readsPerMinute: { calls: 1200, pages: 600 },
    maxConnections: 5000,
    live: { perCaller: 20, perNetwork: 500, total: 2000 },
    keepsPages: true,
    stopTimeoutMs: 10_000,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ ...preview, PORT: '', PREVIEW_BANNER: '' })).toEqual(readConfig(preview));
});

test('phone sign-in is enabled explicitly', () => {
  expect(readConfig(preview).runtime.phoneSignIn).toBe(false);
  expect(readConfig({ ...preview, PHONE_SIGN_IN: 'on' }).runtime.phoneSignIn).toBe(true);
});

test('the map has tiles where they are configured', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  const MAP_ATTRIBUTION = '© OpenStreetMap';
  expect(readConfig({ ...preview, MAP_ATTRIBUTION }).runtime).not.toHaveProperty('map');
  expect(readConfig({ ...preview, MAP_TILES_URL, MAP_ATTRIBUTION }).runtime.map).toEqual({
    tilesUrl: MAP_TILES_URL,
    attribution: MAP_ATTRIBUTION,
  });
  expect(problems(() => readConfig({ ...preview, MAP_TILES_URL: 'tiles' }))).toEqual([
    'MAP_TILES_URL is an address on the web, not "tiles".',
  ]);
});

test('the built-in salons belong to previews, and never to production', () => {
  expect(readConfig(preview).importsCatalogue).toBe(true);
  expect(readConfig({ ...preview, SAMPLE_CATALOGUE: 'off' }).importsCatalogue).toBe(false);
  expect(readConfig(production).importsCatalogue).toBe(false);
  expect(problems(() => readConfig({ ...production, SAMPLE_CATALOGUE: 'on' }))).toEqual([
    'SAMPLE_CATALOGUE must not be "on" with NODE_ENV=production.',
  ]);
});

test('sample records are enabled explicitly, and never in production', () => {
  expect(readConfig(preview).hasSampleRecords).toBe(false);
  expect(readConfig({ ...preview, SAMPLE_RECORDS: 'on' }).hasSampleRecords).toBe(true);
  expect(problems(() => readConfig({ ...production, SAMPLE_RECORDS: 'on' }))).toEqual([
    'SAMPLE_RECORDS must not be "on" with NODE_ENV=production.',
  ]);
});

test('payments with test cards are enabled explicitly, and never in production', () => {
  expect(readConfig(preview).paymentProvider).toBe('off');
  expect(readConfig({ ...preview, PAYMENT_PROVIDER: 'test' }).paymentProvider).toBe('test');
  expect(problems(() => readConfig({ ...production, PAYMENT_PROVIDER: 'test' }))).toEqual([
    'PAYMENT_PROVIDER must not be "test" with NODE_ENV=production.',
  ]);
});

test('salon replies are enabled explicitly, and never in production', () => {
  expect(readConfig(preview).hasSalonAnswers).toBe(false);
  expect(readConfig({ ...preview, SALON_ANSWERS: 'on' }).hasSalonAnswers).toBe(true);
  expect(problems(() => readConfig({ ...production, SALON_ANSWERS: 'on' }))).toEqual([
    'SALON_ANSWERS must not be "on" with NODE_ENV=production.',
  ]);
});

test('proxies are single addresses or ranges', () => {
  const TRUSTED_PROXIES = '10.0.0.0/8, ::1';
  expect(readConfig({ ...preview, TRUSTED_PROXIES }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test.each([live, production])('%j uses the real identity service', (env) => {
  const config = readConfig(env);
  expect(config.identityApi).toBe('https://identitytoolkit.googleapis.com');
  expect(config.tokens).toEqual({ mode: 'live', projectId: 'salonica' });
  expect(config.runtime.identity).not.toHaveProperty('emulatorUrl');
});

test('production reports everything that is missing, a line for each', () => {
  expect(problems(() => readConfig({ NODE_ENV: 'production', PORT: 'http' }))).toEqual([
    'PORT is a port number, not "http".',
    'DATABASE_URL is missing.',
    'API_KEY is missing.',
    'PUBLIC_ORIGIN is missing.',
    'SMTP_URL is missing.',
    'IDENTITY_API_KEY is missing.',
    'IDENTITY_AUTH_DOMAIN is missing.',
    'IDENTITY_PROJECT_ID is missing.',
    'IDENTITY_SERVICE_ACCOUNT is missing.',
  ]);
});

test.each([
  [{ ...preview, DATABASE_URL: '' }, 'DATABASE_URL is missing.'],
  [
    { ...preview, SMTP_URL: 'mail:secret@host' },
    'SMTP_URL is the address of a mail server: smtps://….',
  ],
  [{ ...preview, PORT: '70000' }, 'PORT is a port number, not "70000".'],
  [{ ...preview, STOP_SECONDS: '-1' }, 'STOP_SECONDS is a number of seconds up to 600, not "-1".'],
  [{ ...preview, IDENTITY_MODE: 'none' }, 'IDENTITY_MODE is "live" or "emulator", not "none".'],
  [{ ...preview, PHONE_SIGN_IN: 'yes' }, 'PHONE_SIGN_IN is "on" or "off", not "yes".'],
  [
    { ...preview, PREVIEW_BANNER: 'yes' },
    'PREVIEW_BANNER is "connected" or "disconnected", not "yes".',
  ],
  [
    { ...preview, PUBLIC_ORIGIN: 'salonica.example' },
    'PUBLIC_ORIGIN is an address on the web, not "salonica.example".',
  ],
  [
    { ...preview, TRUSTED_PROXIES: '10.0.0.0/8,proxy' },
    'TRUSTED_PROXIES is a list of addresses such as 10.0.0.0/8, ::1, not "10.0.0.0/8,proxy".',
  ],
  [
    { ...preview, TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES is a list of addresses such as 10.0.0.0/8, ::1, not "10.0.0.0/33".',
  ],
])('%j is refused: %s', (env, problem) => {
  expect(problems(() => readConfig(env))).toContain(problem);
});

test('a wrong database address is refused without repeating its password', () => {
  const wrong = { ...preview, DATABASE_URL: 'mysql://salonica:secret@localhost' };
  const said = ['DATABASE_URL is the address of a PostgreSQL database: postgresql://….'];
  expect(problems(() => readConfig(wrong))).toEqual(said);
  expect(problems(() => databaseUrlOf(wrong))).toEqual(said);
});

describe.each([
  ['the API', readConfig],
  ['the emulator itself', readEmulatorConfig],
])('the identity emulator, requested by %s,', (_program, read) => {
  test.each([
    [
      {
        NODE_ENV: 'production',
        API_KEY: 'key',
        PUBLIC_ORIGIN: 'http://localhost',
        SMTP_URL: 'smtps://mail.example',
      },
      'with NODE_ENV=production',
    ],
    [{ PUBLIC_ORIGIN: 'https://salonica.example' }, 'behind an https PUBLIC_ORIGIN'],
    [
      { IDENTITY_PROJECT_ID: 'salonica' },
      'for an IDENTITY_PROJECT_ID that does not begin with "demo-"',
    ],
    [
      { IDENTITY_EMULATOR_HOST: '10.1.2.3' },
      'on another machine (IDENTITY_EMULATOR_HOST is "10.1.2.3")',
    ],
    [
      { IDENTITY_EMULATOR_HOST: '127.0.0.1.example' },
      'on another machine (IDENTITY_EMULATOR_HOST is "127.0.0.1.example")',
    ],
  ])('is refused with %j', (env, where) => {
    expect(problems(() => read({ ...preview, ...env }))).toEqual([
      `The identity emulator must not run ${where}.`,
    ]);
  });

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('may be on %s', (host) => {
    expect(problems(() => read({ ...preview, IDENTITY_EMULATOR_HOST: host }))).toEqual([]);
  });
});
