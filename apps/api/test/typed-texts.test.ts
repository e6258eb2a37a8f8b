import { randomUUID } from 'node:crypto';
import { failureBodySchema, profileResponseSchema } from '@salonica/contract/v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from './backend.ts';
import { noIdentity } from './no-identity.ts';
import { readJson, sent } from './read-json.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
const uids: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({
    db: database.db,
    identity: {
      ...noIdentity,
      createAccount: async () => {
        const uid = randomUUID();
        uids.push(uid);
        return { kind: 'created', uid };
      },
    },
  });
});
afterAll(() => database.close());

const fieldsOf = async (response: Response) =>
  sent(failureBodySchema, await response.json()).fields;

const unusable =
  'This contains a character that cannot be used here. Type the text instead of pasting it.';

const identity = () => `${randomUUID()}@salonica.example`;

describe('a name', () => {
  test.each([
    ['Ελένη Βασιλείου', 'Ελένη Βασιλείου'],
    ['  O’Neill   D\u2019Arc ', 'O’Neill D’Arc'],
    ['Mu\u0308ller-Lu\u0308denscheidt', 'Müller-Lüdenscheidt'],
    ['محمد علی\u200cزاده', 'محمد علی\u200cزاده'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Eleni 👩🏽\u200d🦱', 'Eleni 👩🏽\u200d🦱'],
    ['Ele\u200dni\u200b', 'Eleni'],
  ])('that registers can be saved in the profile: %j', async (fullname, kept) => {
    const registered = await backend.register({ identity: identity(), fullname });
    expect([registered.status, await registered.json()]).toMatchObject([
      201,
      { data: { fullname: kept } },
    ]);
    const customer = backend.customer(uids.at(-1) ?? '');
    const read = await readJson(await customer.get('/api/v1/profile'), profileResponseSchema);
    expect(read.name).toBe(kept);
    const saved = await customer.send('PATCH', '/api/v1/profile', { name: read.name });
    expect((await readJson(saved, profileResponseSchema)).name).toBe(kept);
    const typedAgain = await customer.send('PATCH', '/api/v1/profile', { name: fullname });
    expect((await readJson(typedAgain, profileResponseSchema)).name).toBe(kept);
  });

  test.each([
    ['\u200b', 'Please enter your full name.'],
    ['\u2800 \ufe0f', 'Please enter your full name.'],
    ['x'.repeat(121), 'This is too long.'],
    ['two\nlines', unusable],
    ['\u202ekcab', unusable],
    ['lone\ud800', unusable],
    ['nul\u0000', unusable],
  ])('is refused at both with the same message: %j', async (name, message) => {
    const registered = await backend.register({ identity: identity(), fullname: name });
    expect([registered.status, await fieldsOf(registered)]).toEqual([422, { fullname: message }]);
    const renamed = await backend.customer('renaming').send('PATCH', '/api/v1/profile', { name });
    expect([renamed.status, await fieldsOf(renamed)]).toEqual([422, { name: message }]);
  });
});

test('a letter says in Greek what is wrong with each field', async () => {
  const response = await backend
    .visitor({ 'Accept-Language': 'el' })
    .send('POST', '/api/v1/contact', {
      id: randomUUID(),
      name: '\u2800',
      email: 'eleni@salonica.example',
      subject: 'δύο\nγραμμές',
      message: 'x'.repeat(4001),
    });
  expect([response.status, await fieldsOf(response)]).toEqual([
    422,
    {
      name: 'Συμπληρώστε αυτό το πεδίο.',
      subject:
        'Υπάρχει ένας χαρακτήρας που δεν επιτρέπεται εδώ. Πληκτρολογήστε το κείμενο αντί να το επικολλήσετε.',
      message: 'Το κείμενο είναι πολύ μεγάλο.',
    },
  ]);
});
