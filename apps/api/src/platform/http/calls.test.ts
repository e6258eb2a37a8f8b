import { phoneSchema } from '@salonica/contract/phone';
import { nameSchema } from '@salonica/contract/typed-text';
import { Hono } from 'hono';
import { languageDetector } from 'hono/language';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerError, ApiError } from './api-error.ts';
import { readBody, readParams, readQuery } from './input.ts';
import { notModified, sendJson } from './json-response.ts';
import { idempotencyKey, ifMatch } from './write-headers.ts';

const app = new Hono();
app.use(languageDetector({ supportedLanguages: ['en', 'el'], fallbackLanguage: 'en' }));
app.onError((error, c) => {
  if (error instanceof ApiError) return answerError(c, error);
  throw error;
});
const place = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5)),
  owner: v.object({ email: v.pipe(v.string(), v.email()) }),
  type: v.picklist(['home', 'work']),
});
app.post('/body', async (c) => c.json(await readBody(c, place)));
const typed = v.object({ name: nameSchema, phone: phoneSchema });
app.post('/typed', async (c) => c.json(await readBody(c, typed, { name: 'fullnameField' })));
app.get('/query', (c) => c.json(readQuery(c, v.object({ day: v.pipe(v.string(), v.isoDate()) }))));
app.get('/item/:id', (c) => c.json(readParams(c, v.object({ id: v.pipe(v.string(), v.uuid()) }))));
app.put('/change', (c) => c.json({ revision: ifMatch(c) }));
app.post('/write', (c) => c.json({ key: idempotencyKey(c) }));
app.get('/read', (c) => sendJson(c, { text: 'read' }));
app.get('/versioned', (c) => notModified(c, 'v7') ?? c.json({}));
app.get('/taken', () => {
  throw new ApiError(409, 'price-changed', {
    total: { minor: 7000, currency: 'USD' },
    retryAfterSeconds: 5,
  });
});

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  app.request(path, { method, headers });

test('an error has its code, a message and its details', async () => {
  const response = await send('GET', '/taken', { 'Accept-Language': 'el' });
  expect(response.status).toBe(409);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toEqual({
    code: 'price-changed',
    message: 'Η τιμή άλλαξε. Ελέγξτε τη πριν κλείσετε το ραντεβού.',
    total: { minor: 7000, currency: 'USD' },
  });
});

test('a path whose id has another form is not found', async () => {
  expect((await send('GET', '/item/019a0b5c-7a3e-7c11-8d2f-0123456789ab')).status).toBe(200);
  expect((await send('GET', '/item/1%00')).status).toBe(404);
});

test('an invalid body names each invalid field', async () => {
  const response = await app.request('/body', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'too long', owner: { email: 'none' } }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 'invalid',
    message: 'Please check the highlighted fields.',
    fields: {
      name: 'This is too long.',
      'owner.email': 'Please enter a valid email address.',
      type: 'Please fill in this field.',
    },
  });
});

const unusable =
  'This contains a character that cannot be used here. Type the text instead of pasting it.';

test.each([
  ['', '', 'Please enter your full name.', 'Please fill in this field.'],
  ['a\nb', 'home', unusable, 'Enter a phone number such as +30 691 234 5678.'],
  ['x'.repeat(121), '691', 'This is too long.', 'Digits are missing from this phone number.'],
  ['Eleni\u0000', '691 234 56789', unusable, 'This phone number has too many digits.'],
  [
    '\u200b',
    '+999 12345678',
    'Please enter your full name.',
    'There is no country with this code. A Greek number starts with +30.',
  ],
])(
  'the name %j and the phone number %j have a message each',
  async (name, phone, nameMessage, phoneMessage) => {
    const response = await app.request('/typed', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, phone }),
    });
    expect(await response.json()).toMatchObject({
      fields: { name: nameMessage, phone: phoneMessage },
    });
  },
);

test('an invalid query names the parameter', async () => {
  expect((await send('GET', '/query?day=2026-12-07')).status).toBe(200);
  const response = await send('GET', '/query?day=tomorrow');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { day: 'This value is not accepted.' } });
});

test.each([
  ['"3"', 200, { revision: 3 }],
  ['W/"12"', 200, { revision: 12 }],
  ['*', 412, { code: 'revision-changed' }],
  ['"three"', 412, { code: 'revision-changed' }],
])('If-Match %s is answered with %i', async (header, status, body) => {
  const response = await send('PUT', '/change', { 'If-Match': header });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(body);
});

test('a change without If-Match is refused', async () => {
  const response = await send('PUT', '/change');
  expect(response.status).toBe(428);
  expect(await response.json()).toMatchObject({ code: 'revision-required' });
});

test.each([
  ['eight888', 200],
  ['x'.repeat(128), 200],
  ['seven77', 422],
  ['x'.repeat(129), 422],
  ['with a blank', 422],
])('the idempotency key %s is answered with %i', async (key, status) => {
  expect((await send('POST', '/write', { 'Idempotency-Key': key })).status).toBe(status);
});

test('a write without an idempotency key is refused', async () => {
  expect((await send('POST', '/write')).status).toBe(422);
});

test.each(['/read', '/versioned'])('%s is sent again only after a change', async (path) => {
  const first = await send('GET', path);
  expect(first.status).toBe(200);
  expect(first.headers.get('Content-Type')).toBe('application/json');
  expect(first.headers.get('Vary')).toContain('Accept-Language');
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  const again = await send('GET', path, { 'If-None-Match': `"other", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const greek = await send('GET', path, { 'If-None-Match': etag, 'Accept-Language': 'el' });
  expect(greek.status).toBe(200);
});
