import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNextPath, withNextPath } from './next-path.ts';

const origin = 'https://salonica.example';

describe('parseNextPath', () => {
  it.each([
    ['/profile', '/profile'],
    ['/booking/07?service=1#date', '/booking/07?service=1#date'],
    ['/salon/%CE%A1%CF%8C%CE%B4%CE%B9', '/salon/%CE%A1%CF%8C%CE%B4%CE%B9'],
    ['/', '/'],
    ['/a/../profile', '/profile'],
    ['/search?next=//evil.example', '/search?next=//evil.example'],
  ])('keeps %s', (value, path) => {
    expect(parseNextPath(value)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.example@salonica.example',
    '/signin',
    '/signin/?next=/profile',
    '/signup',
    '/forgot-password',
    '/reset-password?oobCode=1',
  ])('refuses %j', (value) => {
    expect(parseNextPath(value)).toBeNull();
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '\\', '.', '..', '//', '/\\', '@', ':', '\t', '\n', '\r', ' ', '%2f'),
        fc.constantFrom('evil.example', 'https:', 'javascript:', '?', '#', '%5c', '%09', '\u2028'),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''));

  it('never leads to another origin, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((rest) => `/${rest}`),
        ),
        (value) => {
          const path = parseNextPath(value);
          if (path === null) return;
          expect(new URL(path, origin).origin).toBe(origin);
          expect(new URL(path, `${origin}/signin?next=x`).origin).toBe(origin);
          expect(path).toMatch(/^\/(?![/\\])/);
        },
      ),
      { numRuns: 5000 },
    );
  });

  const schemes = ['javascript:', 'data:', 'blob:', 'file:', 'ftp:', 'ws:', 'https:', 'mailto:'];
  const slashes = [
    '/',
    '//',
    '\\',
    '/\\',
    '\t/',
    '/\n/',
    '%2f',
    '%5c',
    '\uff0f',
    '\u2044',
    '\u29f8',
    '..',
  ];
  const hosts = [
    'evil.example',
    'evil.example@salonica.example',
    '[::1]',
    '0x7f.1',
    'еvil.example',
  ];
  const mangled = fc
    .record({
      before: fc.constantFrom('', ' ', '\t', '\u0000', '\u00a0', '\ufeff', '/', '/salon/..', '/.'),
      scheme: fc.constantFrom('', ...schemes),
      slash: fc.array(fc.constantFrom(...slashes), { maxLength: 3 }),
      host: fc.constantFrom(...hosts),
      encoded: fc.nat(2),
    })
    .map(({ before, scheme, slash, host, encoded }) => {
      const text = before + scheme + slash.join('') + host;
      return Array.from({ length: encoded }).reduce<string>(encodeURIComponent, text);
    });

  it('never leads to another origin, however a URL is mangled', () => {
    fc.assert(
      fc.property(mangled, (value) => {
        const path = parseNextPath(value);
        if (path === null) return;
        expect(new URL(path, `${origin}/signin`).origin).toBe(origin);
        expect(new URL(path, origin).pathname).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 5000 },
    );
  });

  it('accepts its own result unchanged', () => {
    fc.assert(
      fc.property(hostile, (rest) => {
        const path = parseNextPath(`/${rest}`);
        return path === null || parseNextPath(path) === path;
      }),
    );
  });

  it('keeps every ordinary path of the app', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), segment, (parts, query) => {
        const path = `/app-${parts.join('/')}?q=${query}`;
        expect(parseNextPath(path)).toBe(path);
      }),
    );
  });
});

describe('withNextPath', () => {
  it('puts the redirect path into the URL of the sign-in page', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const wanted = parseNextPath(`/page${path}?${query}`);
        const address = new URL(withNextPath('/signin', wanted), origin);
        expect(address.pathname).toBe('/signin');
        expect(parseNextPath(address.searchParams.get('next'))).toBe(wanted);
      }),
    );
  });

  it.each([null, '//evil.example', '/signin'])('omits %j', (wanted) => {
    expect(withNextPath('/signin', wanted)).toBe('/signin');
  });
});
