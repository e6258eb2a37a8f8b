import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startServer } from '../server.ts';
import { createBackend } from '../../../test/backend.ts';
import {
  fixtureApp,
  scriptHash,
  writeFixtureApp,
  writeManifest,
} from '../../../test/fixture-app.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { liveIdentity } from '../../../test/live-identity.ts';

const folder = fixtureApp();
const server = fileBackend({ appFolder: folder });

/** The paths that a Google sign-in loads scripts from. */
const googleScripts = 'https://apis.google.com/js/ https://apis.google.com/_/scs/abc-static/_/js/';

/** Headers that browsers treat as rules. */
const securityHeader =
  /^(?:x-(?!request-id)|cross-origin-|content-security-|.*-policy$|strict-|origin-)/;

describe('security headers', () => {
  test.each([
    ['/', 200],
    ['/nope', 404],
    // Its path looks like that of a file, but it is a page.
    ['/salon/nowhere.js', 404],
    ['/storage/avatars/eleni.svg', 200],
    ['/storage/nope', 404],
    ['/config.json', 200],
    ['/about/', 301],
  ])('are on the response of %s', async (path, status) => {
    const response = await createBackend({
      db: server.db,
      appFolder: folder,
      pictureCache: temporaryFolder(),
    }).get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' '${scriptHash}' ${googleScripts}`,
        "style-src 'self'",
        "img-src 'self' data: https://lh3.googleusercontent.com",
        "font-src 'self'",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com http://localhost:9099",
        'frame-src https://demo-salonica.firebaseapp.com http://localhost:9099',
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].join('; '),
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  test.each([
    ['/assets/index-D1z.js', 200],
    ['/assets/body-A2b.woff2', 200],
    ['/assets/gone-X.js', 404],
  ])('for documents are not on %s', async (path, status) => {
    const response = await server.backend.get(path);
    expect(response.status).toBe(status);
    expect([...response.headers.keys()].filter((name) => securityHeader.test(name))).toEqual([
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
  });

  test.each([
    ['/api/health', 200],
    ['/api/nope', 404],
    ['/api/v1/salons/nowhere/next', 404],
  ])('forbid the response of %s everything, with a socket and without', async (path, status) => {
    const env = { ...liveIdentity, PUBLIC_ORIGIN: 'https://salonica.example' };
    const { app } = createBackend({ db: server.db, env });
    const running = await startServer(app, 0, '127.0.0.1');
    const answers = [
      await app.request(path),
      await fetch(`http://127.0.0.1:${running.port}${path}`),
    ];
    await running.close();
    for (const response of answers) {
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('allow the CAPTCHA where phone sign-in is enabled', async () => {
    const env = { ...liveIdentity, PHONE_SIGN_IN: 'on' };
    const phone = createBackend({ db: server.db, appFolder: folder, env });
    const policy = (await phone.get('/')).headers.get('Content-Security-Policy');
    const hosts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    expect(policy).toContain(`${googleScripts} ${hosts}; style-src`);
    expect(policy).toContain(`frame-src https://auth.example ${hosts};`);
    expect(policy).not.toContain('unsafe');
  });

  test('allow the map the origins of its tiles, and nothing else', async () => {
    const env = {
      ...liveIdentity,
      MAP_TILES_URL: 'https://tiles.example/styles/day.json',
      MAP_TILES_DARK_URL: 'https://tiles.example/styles/dark.json',
    };
    const policyWith = async (variables: Record<string, string>) => {
      const pages = createBackend({ db: server.db, appFolder: folder, env: variables });
      return (await pages.get('/salons')).headers.get('Content-Security-Policy')?.split('; ') ?? [];
    };
    const [usual, extended] = [await policyWith(liveIdentity), await policyWith(env)];
    expect(extended.filter((rule) => !usual.includes(rule))).toEqual(
      usual
        .filter((rule) => /^(?:img|connect)-src /.test(rule))
        .map((rule) => `${rule} https://tiles.example`),
    );
  });

  test('are on a 304, too', async () => {
    const etag = (await server.backend.get('/')).headers.get('ETag') ?? '';
    const response = await server.backend.get('/', { 'If-None-Match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('require https where visitors use https', async () => {
    const secure = createBackend({
      db: server.db,
      appFolder: folder,
      env: { ...liveIdentity, PUBLIC_ORIGIN: 'https://salonica.example' },
    });
    const response = await secure.get('/');
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
  });

  test('follow a new build', async () => {
    const app = temporaryFolder();
    writeFixtureApp(app);
    const watched = createBackend({ db: server.db, appFolder: app });
    await watched.get('/');
    writeManifest(app, ['sha256-bmV3']);
    utimesSync(join(app, 'server-manifest.json'), new Date(), new Date(Date.now() + 5000));
    await nextTurn();
    const response = await watched.get('/');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'sha256-bmV3' https",
    );
  });
});
