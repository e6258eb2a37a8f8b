import { expect, test } from 'vitest';
import { ConfigError, databaseUrlOf, readConfig } from './config.ts';

test('an empty environment is the preview on one machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    apiKey: 'salonica-preview-key',
    identityApi: 'http://localhost:9099/identitytoolkit.googleapis.com',
    isHttps: false,
  });
});

test('the database has to be named', () => {
  const url = 'postgresql://localhost/salonica';
  expect(databaseUrlOf({ DATABASE_URL: url })).toBe(url);
  expect(() => databaseUrlOf({})).toThrow('DATABASE_URL is missing');
});

const live = {
  NODE_ENV: 'production',
  API_KEY: 'key',
  IDENTITY_API_KEY: 'identity-key',
  IDENTITY_AUTH_DOMAIN: 'auth.example',
  IDENTITY_PROJECT_ID: 'salonica',
};

test('signing in with a phone is switched on by name', () => {
  expect(readConfig({}).runtime.phoneSignIn).toBe(false);
  expect(readConfig({ PHONE_SIGN_IN: 'on' }).runtime.phoneSignIn).toBe(true);
});

test('production talks to the real identity service', () => {
  const config = readConfig(live);
  expect(config.identityApi).toBe('https://identitytoolkit.googleapis.com');
  expect(config.runtime.identity).not.toHaveProperty('emulatorUrl');
});

test.each([
  [{ ...live, IDENTITY_MODE: 'emulator' }, 'must not run with NODE_ENV=production'],
  [{ ...live, API_KEY: undefined }, 'API_KEY is missing'],
  [{ ...live, IDENTITY_PROJECT_ID: '' }, 'IDENTITY_PROJECT_ID is missing'],
  [{ IDENTITY_MODE: 'none' }, 'IDENTITY_MODE is "emulator" or "live", not "none"'],
  [{ PORT: 'http' }, 'PORT is a port number, not "http"'],
  [{ PORT: '70000' }, 'PORT is a port number, not "70000"'],
  [{ PHONE_SIGN_IN: 'yes' }, 'PHONE_SIGN_IN is "on" or "off", not "yes"'],
  [{ PREVIEW_BANNER: 'yes' }, 'PREVIEW_BANNER is "connected" or "disconnected", not "yes"'],
])('%j is refused: %s', (env, reason) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(reason);
});
