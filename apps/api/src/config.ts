import { resolve } from 'node:path';
import type { RuntimeConfig } from '@salonica/contract';
import {
  emulatorRules,
  type Environment,
  identityRules,
  present,
  productionRules,
  readSettings,
  requireSettings,
  type Settings,
} from './environment.ts';
import type { LimitName } from './calls/rate-limit.ts';
import type { VerifierConfig } from './identity/create-verifier.ts';

export interface Config {
  port: number;
  host: string;
  /** Where the database is, password included. */
  databaseUrl: string;
  /** Connections to the database that this process holds at most. */
  databasePoolSize: number;
  apiKey: string;
  /** Folder with `server-manifest.json` and `client/`. */
  appFolder: string;
  /** Folder for the pictures that were compressed once. */
  pictureCache: string;
  /** Where the identity service takes its calls. */
  identityApi: string;
  /** File with the key of the API at the identity service; undefined where the emulator accepts every caller. */
  identityAccount: string | undefined;
  /** Who vouches for the tokens of visitors. */
  tokens: VerifierConfig;
  runtime: RuntimeConfig;
  /** The address visitors type; undefined where each call's own address is right. */
  publicOrigin: string | undefined;
  isHttps: boolean;
  /** Addresses whose word about the visitor's address is taken. */
  trustedProxies: readonly string[];
  /** Calls that one caller may make in a minute. */
  callsPerMinute: Readonly<Record<LimitName, number>>;
  mail: {
    /** The server that takes mails, password included; undefined where they are only kept. */
    smtpUrl: string | undefined;
    /** The sender. */
    from: string;
    /** Where the links of mails lead. */
    origin: string;
    /** Whether everybody who reaches this process may read the mails at `/dev/mail`. */
    hasInbox: boolean;
  };
  /** Whether a new customer finds bookings, addresses and favorites to look at. */
  hasSampleRecords: boolean;
  /** Who takes money from cards. */
  paymentProvider: 'off' | 'test';
  /** Whether the salons of a preview answer messages by themselves. */
  hasSalonAnswers: boolean;
  /** Whether a rendered page is kept for the next caller; `off` is for measuring. */
  keepsPages: boolean;
  /** Lets callers of other machines read the figures of the process. */
  metricsToken: string | undefined;
  /** How long a process that stops lets running answers finish, in milliseconds. */
  stopTimeoutMs: number;
}

const root = resolve(import.meta.dirname, '..');

/**
 * Reads the settings of the API.
 *
 * @throws ConfigError with a line for each setting that is wrong or missing
 * @example readConfig({ PORT: '4273', IDENTITY_MODE: 'emulator', DATABASE_URL: 'postgresql://…' })
 */
export function readConfig(env: Environment): Config {
  const settings = readSettings(
    env,
    requireSettings('DATABASE_URL'),
    productionRules,
    identityRules,
  );
  const origin = settings.PUBLIC_ORIGIN === undefined ? undefined : new URL(settings.PUBLIC_ORIGIN);
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: present(settings, 'DATABASE_URL'),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    apiKey: settings.API_KEY ?? 'salonica-preview-key',
    appFolder: resolve(settings.APP_DIR ?? `${root}/../web/dist`),
    pictureCache: resolve(dataFolderOf(env), 'pictures'),
    ...identityOf(settings),
    publicOrigin: origin?.origin,
    isHttps: origin?.protocol === 'https:',
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    callsPerMinute: {
      reading: settings.RATE_LIMIT_READS,
      writing: settings.RATE_LIMIT_WRITES,
      registering: settings.RATE_LIMIT_REGISTRATIONS,
    },
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      origin: origin?.origin ?? `http://localhost:${settings.PORT}`,
      hasInbox:
        settings.SMTP_URL === undefined &&
        settings.NODE_ENV !== 'production' &&
        origin?.protocol !== 'https:',
    },
    hasSampleRecords: settings.SAMPLE_RECORDS === 'on',
    paymentProvider: settings.PAYMENT_PROVIDER,
    hasSalonAnswers: settings.SALON_ANSWERS === 'on',
    keepsPages: settings.PAGE_CACHE === 'on',
    metricsToken: settings.METRICS_TOKEN,
    stopTimeoutMs: settings.STOP_SECONDS * 1000,
  };
}

/** Where this machine keeps what has to outlive a process. */
export function dataFolderOf(env: Environment): string {
  return resolve(readSettings(env).DATA_DIR ?? `${root}/.data`);
}

/** @throws ConfigError where it is missing */
export function databaseUrlOf(env: Environment): string {
  return present(readSettings(env), 'DATABASE_URL');
}

export interface EmulatorConfig {
  port: number;
  projectId: string;
  /** Where the app is that the links of e-mails lead to. */
  appOrigin: string;
}

/**
 * Reads the settings of the identity emulator.
 *
 * @throws ConfigError where an emulator must not run
 */
export function readEmulatorConfig(env: Environment): EmulatorConfig {
  const settings = readSettings(env, emulatorRules);
  return {
    port: settings.IDENTITY_EMULATOR_PORT,
    projectId: emulatorProject(settings),
    appOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
  };
}

const emulatorProject = (settings: Settings) => settings.IDENTITY_PROJECT_ID ?? 'demo-salonica';

type IdentityConfig = Pick<Config, 'identityApi' | 'identityAccount' | 'tokens' | 'runtime'>;

function identityOf(settings: Settings): IdentityConfig {
  const { TOKEN_SYNC_URL: tokenSyncUrl, PREVIEW_BANNER: previewBanner } = settings;
  const shared = {
    ...(tokenSyncUrl === undefined ? {} : { tokenSyncUrl }),
    phoneSignIn: settings.PHONE_SIGN_IN === 'on',
    ...(previewBanner === undefined ? {} : { previewBanner }),
  };
  if (settings.IDENTITY_MODE === 'live') {
    const identity = {
      apiKey: present(settings, 'IDENTITY_API_KEY'),
      authDomain: present(settings, 'IDENTITY_AUTH_DOMAIN'),
      projectId: present(settings, 'IDENTITY_PROJECT_ID'),
    };
    return {
      identityApi: 'https://identitytoolkit.googleapis.com',
      identityAccount: present(settings, 'IDENTITY_SERVICE_ACCOUNT'),
      tokens: { mode: 'live', projectId: identity.projectId },
      runtime: { identity, ...shared },
    };
  }
  const emulatorUrl = `http://${settings.IDENTITY_EMULATOR_HOST}:${settings.IDENTITY_EMULATOR_PORT}`;
  const projectId = emulatorProject(settings);
  const identityApi = `${emulatorUrl}/identitytoolkit.googleapis.com`;
  const identity = {
    apiKey: 'demo-api-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    emulatorUrl,
  };
  return {
    identityApi,
    identityAccount: undefined,
    tokens: { mode: 'emulator', projectId, identityApi },
    runtime: { identity, ...shared },
  };
}
