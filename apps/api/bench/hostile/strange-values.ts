import fc from 'fast-check';

const uuid = '00000000-0000-7000-8000-000000000000';

const dates = ['0000-01-01', '1999-12-31', '2000-01-01', '2026-02-31', '2199-12-31', '9999-12-31'];
const numbers = ['-1', '0', '1.5', '48', '49', '2147483648', '9007199254740993', '1e309', 'NaN'];
const ids = ['01', '1', uuid, uuid.toUpperCase(), '-', '../01', '01,02', ',', '%', '%00'];
const cursors = [[], [5], ['0000-01-01T00:00:00Z', uuid], [['x'], 1e300], { a: 1 }].map((keys) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url'),
);
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\n',
  '\u200B',
  '\u202Eabc',
  '\u2800',
  '\uD800',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  "'; drop table bookings; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '[object Object]',
  '__proto__',
  'constructor',
  'null',
  'true',
  '１２:００',
  '24:00',
  '2026-12-07T24:00:00Z',
  'a@b',
  'x'.repeat(3000),
];

/** Texts that a person would not type, and some that only look strange. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...dates, ...numbers, ...ids, ...cursors, ...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  },
);

const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

/** Values of a JSON body. */
export const strangeJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: strangeText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e300,
      [],
      {},
      [[]],
      { minor: 1e18, currency: 'USD' },
      ['a'],
      deep,
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Parts of a path as they are sent, which need not be valid percent-encoding. */
export const strangePart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('%', '%00', '%E0%A4%A', '%ff', '%2e%2e%2f', '%2F', '%20', 'x'.repeat(300), uuid),
  strangeText.map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Values of a header: Latin letters without control characters. */
export const strangeHeader: fc.Arbitrary<string> = strangeText.map((text) =>
  text.replaceAll(/[^\x20-\x7E\xA0-\xFF]/g, '').slice(0, 2000),
);
