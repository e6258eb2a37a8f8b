import { resolve } from 'node:path';
import type { RuntimeConfig } from '@salonica/contract';
import type { VerifierConfig } from './identity/verifier.ts';

/** Something in the environment that the backend cannot start with. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  port: number;
  host: string;
  apiKey: string;
  /** Folder with `server-manifest.json` and `client/`. */
  appFolder: string;
  /** Folder for the pictures that were compressed once. */
  pictureCache: string;
  /** Where the identity service takes its calls. */
  identityApi: string;
  /** Who vouches for the tokens of visitors. */
  tokens: VerifierConfig;
  runtime: RuntimeConfig;
  /** The address visitors type; undefined where each call's own address is right. */
  publicOrigin: string | undefined;
  isHttps: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, '..');

/**
 * Reads the settings of the API.
 *
 * @throws {@link ConfigError} naming what is wrong or missing
 * @example readConfig({ PORT: '4273', DATA_DIR: '/tmp/salonica' })
 */
export function readConfig(env: Environment): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    port: portOf(env, 'PORT', 4173),
    host: env['HOST'] ?? '127.0.0.1',
    apiKey: isProduction ? required(env, 'API_KEY') : (env['API_KEY'] ?? 'salonica-preview-key'),
    appFolder: resolve(env['APP_DIR'] ?? `${root}/../web/dist`),
    pictureCache: resolve(dataFolderOf(env), 'pictures'),
    ...identityOf(env, isProduction),
    ...originOf(env),
  };
}

function originOf(env: Environment): Pick<Config, 'publicOrigin' | 'isHttps'> {
  const text = env['PUBLIC_ORIGIN'];
  if (text === undefined || text === '') return { publicOrigin: undefined, isHttps: false };
  if (!URL.canParse(text)) throw new ConfigError(`PUBLIC_ORIGIN is an address, not "${text}".`);
  const { origin, protocol } = new URL(text);
  return { publicOrigin: origin, isHttps: protocol === 'https:' };
}

/** Where this machine keeps what has to outlive a process. */
export function dataFolderOf(env: Environment): string {
  return resolve(env['DATA_DIR'] ?? `${root}/.data`);
}

export function databaseUrlOf(env: Environment): string {
  return required(env, 'DATABASE_URL');
}

export function identityEmulatorPort(env: Environment): number {
  return portOf(env, 'IDENTITY_EMULATOR_PORT', 9099);
}

/** The emulator accepts any administrator, so it must never stand behind real visitors. */
export function refuseInProduction(env: Environment): void {
  if (env['NODE_ENV'] === 'production') {
    throw new ConfigError('The identity emulator must not run with NODE_ENV=production.');
  }
}

function identityOf(
  env: Environment,
  isProduction: boolean,
): Pick<Config, 'identityApi' | 'tokens' | 'runtime'> {
  const mode = env['IDENTITY_MODE'] ?? (isProduction ? 'live' : 'emulator');
  const tokenSyncUrl = env['TOKEN_SYNC_URL'];
  const shared = {
    ...(tokenSyncUrl === undefined ? {} : { tokenSyncUrl }),
    phoneSignIn: phoneSignInOf(env),
    ...bannerOf(env),
  };
  if (mode === 'live') {
    const identity = {
      apiKey: required(env, 'IDENTITY_API_KEY'),
      authDomain: required(env, 'IDENTITY_AUTH_DOMAIN'),
      projectId: required(env, 'IDENTITY_PROJECT_ID'),
    };
    return {
      identityApi: 'https://identitytoolkit.googleapis.com',
      tokens: { mode, projectId: identity.projectId },
      runtime: { identity, ...shared },
    };
  }
  if (mode !== 'emulator') {
    throw new ConfigError(`IDENTITY_MODE is "emulator" or "live", not "${mode}".`);
  }
  refuseInProduction(env);
  const emulatorUrl = `http://localhost:${identityEmulatorPort(env)}`;
  const projectId = env['IDENTITY_PROJECT_ID'] ?? 'demo-salonica';
  const identity = {
    apiKey: 'demo-api-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    emulatorUrl,
  };
  const identityApi = `${emulatorUrl}/identitytoolkit.googleapis.com`;
  return {
    identityApi,
    tokens: { mode, projectId, identityApi },
    runtime: { identity, ...shared },
  };
}

function phoneSignInOf(env: Environment): boolean {
  const text = env['PHONE_SIGN_IN'] ?? 'off';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`PHONE_SIGN_IN is "on" or "off", not "${text}".`);
}

function bannerOf(env: Environment): Pick<RuntimeConfig, 'previewBanner'> {
  const banner = env['PREVIEW_BANNER'];
  if (banner === undefined || banner === '') return {};
  if (banner === 'connected' || banner === 'disconnected') return { previewBanner: banner };
  throw new ConfigError(`PREVIEW_BANNER is "connected" or "disconnected", not "${banner}".`);
}

function portOf(env: Environment, name: string, standard: number): number {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`${name} is a port number, not "${text}".`);
  }
  return port;
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new ConfigError(`${name} is missing.`);
  return value;
}
