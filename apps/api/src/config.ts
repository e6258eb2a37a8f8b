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
} from './platform/environment.ts';
import type { LimitName } from './platform/calls/rate-limit.ts';
import type { PlaceLimits } from './platform/live/places.ts';
import type { VerifierConfig } from './platform/identity/create-verifier.ts';

export interface Config {
  port: number;
  host: string;
  /** Address of the database, including the password. */
  databaseUrl: string;
  /** Maximum database connections of this process. */
  databasePoolSize: number;
  apiKey: string;
  /** Folder with `server-manifest.json` and `client/`. */
  appFolder: string;
  /** Cache folder for compressed pictures. */
  pictureCache: string;
  /** Address of the identity service. */
  identityApi: string;
  /**
   * File with the API's key at the identity service; undefined where the emulator accepts every
   * caller.
   */
  identityAccount: string | undefined;
  /** The issuer of visitors' tokens. */
  tokens: VerifierConfig;
  runtime: RuntimeConfig;
  /** The public address; undefined where each call's own address is correct. */
  publicOrigin: string | undefined;
  isHttps: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Changes that one caller may make in a minute. */
  callsPerMinute: Readonly<Record<LimitName, number>>;
  /** Reads of one caller in a minute, in points. */
  readsPerMinute: { calls: number; pages: number };
  /** Open connections of this process; more are closed at once. */
  maxConnections: number;
  /** Open streams of this process. */
  live: PlaceLimits;
  mail: {
    /** The mail server, including the password; undefined where mails are only stored. */
    smtpUrl: string | undefined;
    /** The sender. */
    from: string;
    /** Base address of links in mails. */
    origin: string;
    /** Whether `/dev/mail` shows all mails to every visitor. */
    hasInbox: boolean;
  };
  /** Whether an empty database gets the built-in salons. */
  importsCatalogue: boolean;
  /** Whether new customers get sample bookings, addresses and favorites. */
  hasSampleRecords: boolean;
  /** The payment provider. */
  paymentProvider: 'off' | 'test';
  /** Whether the salons of a preview reply automatically. */
  hasSalonAnswers: boolean;
  /** Whether rendered pages are cached; `off` is for measuring. */
  keepsPages: boolean;
  /** Gives callers of other machines access to the metrics. */
  metricsToken: string | undefined;
  /** How long a stopping process waits for pending responses, in milliseconds. */
  stopTimeoutMs: number;
}

const root = resolve(import.meta.dirname, '..');

/**
 * Reads the settings of the API.
 *
 * @throws ConfigError with a line for each wrong or missing setting
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
      writing: settings.RATE_LIMIT_WRITES,
      registering: settings.RATE_LIMIT_REGISTRATIONS,
    },
    readsPerMinute: { calls: settings.RATE_LIMIT_READS, pages: settings.RATE_LIMIT_PAGES },
    maxConnections: settings.MAX_CONNECTIONS,
    live: {
      perCaller: settings.STREAMS_PER_CALLER,
      perNetwork: settings.STREAMS_PER_NETWORK,
      total: settings.MAX_STREAMS,
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
    // The emulator runs in previews only.
    importsCatalogue:
      (settings.SAMPLE_CATALOGUE ?? (settings.IDENTITY_MODE === 'emulator' ? 'on' : 'off')) ===
      'on',
    hasSampleRecords: settings.SAMPLE_RECORDS === 'on',
    paymentProvider: settings.PAYMENT_PROVIDER,
    hasSalonAnswers: settings.SALON_ANSWERS === 'on',
    keepsPages: settings.PAGE_CACHE === 'on',
    metricsToken: settings.METRICS_TOKEN,
    stopTimeoutMs: settings.STOP_SECONDS * 1000,
  };
}

/** Folder for data that outlives a process. */
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
  /** Address of the app for links in e-mails. */
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

function mapOf(settings: Settings): RuntimeConfig['map'] {
  const {
    MAP_TILES_URL: tilesUrl,
    MAP_TILES_DARK_URL: darkTilesUrl,
    MAP_ATTRIBUTION: attribution,
  } = settings;
  if (tilesUrl === undefined) return undefined;
  return {
    tilesUrl,
    ...(darkTilesUrl === undefined ? {} : { darkTilesUrl }),
    ...(attribution === undefined ? {} : { attribution }),
  };
}

type IdentityConfig = Pick<Config, 'identityApi' | 'identityAccount' | 'tokens' | 'runtime'>;

function identityOf(settings: Settings): IdentityConfig {
  const { TOKEN_SYNC_URL: tokenSyncUrl, PREVIEW_BANNER: previewBanner } = settings;
  const map = mapOf(settings);
  const shared = {
    ...(map === undefined ? {} : { map }),
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
