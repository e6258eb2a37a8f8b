import { isIP, isIPv4 } from 'node:net';
import * as v from 'valibot';

/** An invalid environment; one line for each problem. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

const not = (wanted: string) => (issue: v.BaseIssue<unknown>) =>
  `is ${wanted}, not ${issue.received}`;

const number = (wanted: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,6}$/.test(text) && +text >= least && +text <= most, not(wanted)),
    v.transform(Number),
  );

/** Calls that one caller may make in a minute. */
const calls = number('a number from 1 to 999999', 1, 999_999);

const port = number('a port number', 0, 65_535);

/** The message omits the value, which may contain a password. */
const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/./, 'is the address of a PostgreSQL database: postgresql://…'),
);

/** The message omits the value, which may contain a password. */
const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^smtps?:\/\/./.test(text),
    'is the address of a mail server: smtps://…',
  ),
);

const webAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:/.test(text), not('an address on the web')),
);

/** Addresses and ranges of addresses. */
const ranges = v.pipe(
  v.string(),
  v.check(
    (text) => listOf(text).every(isRange),
    not('a list of addresses such as 10.0.0.0/8, ::1'),
  ),
  v.transform(listOf),
);

function listOf(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}

function isRange(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(prefix) && +prefix <= longest;
}

const settingsSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(port, '4173'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(webAddress),
  TRUSTED_PROXIES: v.optional(ranges),
  RATE_LIMIT_READS: v.optional(calls, '1200'),
  RATE_LIMIT_PAGES: v.optional(calls, '600'),
  RATE_LIMIT_WRITES: v.optional(calls, '120'),
  RATE_LIMIT_REGISTRATIONS: v.optional(calls, '30'),
  MAX_CONNECTIONS: v.optional(number('a number from 10 to 100000', 10, 100_000), '5000'),
  MAX_STREAMS: v.optional(number('a number from 1 to 100000', 1, 100_000), '2000'),
  STREAMS_PER_CALLER: v.optional(number('a number from 1 to 1000', 1, 1000), '20'),
  STREAMS_PER_NETWORK: v.optional(number('a number from 1 to 100000', 1, 100_000), '500'),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], not('"on" or "off"')), 'on'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{24,}$/, 'is at least 24 letters and digits')),
  ),
  STOP_SECONDS: v.optional(number('a number of seconds up to 600', 0, 600), '10'),
  DATA_DIR: v.optional(v.string()),
  APP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_POOL_SIZE: v.optional(number('a number from 1 to 500', 1, 500), '10'),
  API_KEY: v.optional(v.string()),
  IDENTITY_MODE: v.optional(v.picklist(['live', 'emulator'], not('"live" or "emulator"')), 'live'),
  IDENTITY_API_KEY: v.optional(v.string()),
  IDENTITY_AUTH_DOMAIN: v.optional(v.string()),
  IDENTITY_PROJECT_ID: v.optional(v.string()),
  IDENTITY_SERVICE_ACCOUNT: v.optional(v.string()),
  IDENTITY_EMULATOR_HOST: v.optional(v.string(), 'localhost'),
  IDENTITY_EMULATOR_PORT: v.optional(port, '9099'),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(v.string(), 'Salonica <hello@salonica.example>'),
  SAMPLE_CATALOGUE: v.optional(v.picklist(['on', 'off'], not('"on" or "off"'))),
  SAMPLE_RECORDS: v.optional(v.picklist(['on', 'off'], not('"on" or "off"')), 'off'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['off', 'test'], not('"off" or "test"')), 'off'),
  SALON_ANSWERS: v.optional(v.picklist(['on', 'off'], not('"on" or "off"')), 'off'),
  TOKEN_SYNC_URL: v.optional(webAddress),
  MAP_TILES_URL: v.optional(webAddress),
  MAP_TILES_DARK_URL: v.optional(webAddress),
  MAP_ATTRIBUTION: v.optional(v.string()),
  PHONE_SIGN_IN: v.optional(v.picklist(['on', 'off'], not('"on" or "off"')), 'off'),
  PREVIEW_BANNER: v.optional(
    v.picklist(['connected', 'disconnected'], not('"connected" or "disconnected"')),
  ),
});

/** Every setting, by the name of its variable. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/**
 * Reads all settings at once; an empty variable counts as none.
 *
 * @param rules - further checks, which return a sentence for each problem
 * @throws {@link ConfigError} with a line for each problem
 */
export function readSettings(
  env: Environment,
  ...rules: readonly ((env: Environment) => string[])[]
): Settings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(settingsSchema, filled);
  const problems = (result.issues ?? []).map(
    (issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`,
  );
  problems.push(...rules.flatMap((rule) => rule(filled)));
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  return result.output;
}

type Required =
  | 'DATABASE_URL'
  | 'IDENTITY_API_KEY'
  | 'IDENTITY_AUTH_DOMAIN'
  | 'IDENTITY_PROJECT_ID'
  | 'IDENTITY_SERVICE_ACCOUNT';

/** A setting that the rules guarantee. */
export function present(settings: Settings, name: Required): string {
  const value = settings[name];
  if (value === undefined) throw new ConfigError(missing(name));
  return value;
}

const missing = (name: string) => `${name} is missing.`;

/** Required settings. */
export function requireSettings(...names: readonly (keyof Settings)[]) {
  return (env: Environment): string[] =>
    names.filter((name) => env[name] === undefined).map(missing);
}

/** Production settings are explicit; the defaults are for previews. */
export function productionRules(env: Environment): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  const refused = [
    ['SAMPLE_CATALOGUE', 'on'],
    ['SAMPLE_RECORDS', 'on'],
    ['SALON_ANSWERS', 'on'],
    // Otherwise a test card could fill a wallet.
    ['PAYMENT_PROVIDER', 'test'],
  ] as const;
  return [
    ...requireSettings('API_KEY', 'PUBLIC_ORIGIN', 'SMTP_URL')(env),
    ...refused
      .filter(([name, value]) => env[name] === value)
      .map(([name, value]) => `${name} must not be "${value}" with NODE_ENV=production.`),
  ];
}

export function identityRules(env: Environment): string[] {
  return env['IDENTITY_MODE'] === 'emulator'
    ? emulatorRules(env)
    : requireSettings(
        'IDENTITY_API_KEY',
        'IDENTITY_AUTH_DOMAIN',
        'IDENTITY_PROJECT_ID',
        'IDENTITY_SERVICE_ACCOUNT',
      )(env);
}

/** The emulator accepts every sign-in, so it must never run in production. */
export function emulatorRules(env: Environment): string[] {
  const host = env['IDENTITY_EMULATOR_HOST'] ?? 'localhost';
  const refusals: [boolean, string][] = [
    [env['NODE_ENV'] === 'production', 'with NODE_ENV=production'],
    [env['PUBLIC_ORIGIN']?.startsWith('https:') === true, 'behind an https PUBLIC_ORIGIN'],
    [
      env['IDENTITY_PROJECT_ID']?.startsWith('demo-') === false,
      'for an IDENTITY_PROJECT_ID that does not begin with "demo-"',
    ],
    [!isLoopback(host), `on another machine (IDENTITY_EMULATOR_HOST is "${host}")`],
  ];
  return refusals
    .filter(([isRefused]) => isRefused)
    .map(([, where]) => `The identity emulator must not run ${where}.`);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
