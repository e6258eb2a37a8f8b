import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { registerUserRequest, registerUserRequestSchema } from './register-user.ts';
import { lineSchema, nameSchema, optionalLineSchema, optionalTextSchema } from './typed-text.ts';
import {
  addressRequestSchema,
  confirmRequestSchema,
  contactRequestSchema,
  profileRequestSchema,
  ratingRequestSchema,
  sendRequestSchema,
} from './v1/index.ts';

const problemOf = (schema: v.GenericSchema, input: unknown) => {
  const { issues = [] } = v.safeParse(schema, input);
  return issues[0]?.message;
};

const registration = (fullname: string) =>
  registerUserRequest({ identity: 'eleni@salonica.example', fullname, password: 'long-enough' });

const email = 'eleni@salonica.example';

const letter = {
  id: '0d1f6a0e-6f8c-4a51-9d0e-2f5a3f9d3a77',
  name: 'Eleni',
  email: 'eleni@salonica.example',
  subject: 'A chair',
  message: 'Is it free?',
};

const booking = {
  salonId: 'salon',
  serviceId: 'service',
  barberId: null,
  date: '2030-01-01',
  time: '10:00',
  location: 'home',
  address: 'Tsimiski 1',
  notes: '',
  total: { minor: 1000, currency: 'EUR' },
};

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    'Ele\u200dni',
    'علی\u200cزاده',
    '👩\u200d👧',
    'two\nlines',
    '\u202ekcab',
    ' \u200b',
  ),
);

describe('a name', () => {
  it('is the same for the registration, the profile, a letter and a guest', () => {
    fc.assert(
      fc.property(typed, (name) => {
        const asName = v.safeParse(nameSchema, name);
        const others = [
          v.safeParse(registerUserRequestSchema, registration(name)),
          v.safeParse(profileRequestSchema, { name }),
          v.safeParse(contactRequestSchema, { ...letter, name }),
          v.safeParse(confirmRequestSchema, { ...booking, guest: { name, email } }),
        ];
        for (const { success } of others) expect(success).toBe(asName.success);
        if (!asName.success) return;
        expect(others.map(({ output }) => output)).toMatchObject([
          { fullname: asName.output },
          { name: asName.output },
          { name: asName.output },
          { guest: { name: asName.output, email } },
        ]);
        expect(v.parse(profileRequestSchema, { name: asName.output }).name).toBe(asName.output);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['\u200b', 'empty'],
    ['two\nlines', 'characters'],
    ['x'.repeat(121), 'too-long'],
  ])('is refused with a reason: %j', (name, problem) => {
    expect(problemOf(profileRequestSchema, { name })).toBe(problem);
  });
});

const address = { type: 'home', name: 'Home', address: 'A 1', city: 'Kavala', isDefault: false };

test.each([
  ['the subject of a letter', contactRequestSchema, { ...letter, subject: 'a\nb' }],
  ['the name of an address', addressRequestSchema, { ...address, name: 'a\nb' }],
  ['a street', addressRequestSchema, { ...address, address: 'a\u202eb' }],
  ['a city', addressRequestSchema, { ...address, city: 'a\u0000b' }],
  ['the address of a visit', confirmRequestSchema, { ...booking, address: 'a\nb' }],
  ['notes', confirmRequestSchema, { ...booking, notes: 'a\u0000b' }],
  ['the words of a review', ratingRequestSchema, { rating: 5, review: 'a\ud800b' }],
  ['a message', sendRequestSchema, { text: 'a\u0000b' }],
])('%s has no characters that break it', (_name, schema, body) => {
  expect(problemOf(schema, body)).toBe('characters');
});

test.each([
  ['a letter', contactRequestSchema, { ...letter, message: '\u200b\n\u2800' }],
  ['a message', sendRequestSchema, { text: '\ufe0f \u3164' }],
  ['a street', addressRequestSchema, { ...address, address: '\u2800' }],
])('%s that shows nothing is missing', (_name, schema, body) => {
  expect(problemOf(schema, body)).toBe('empty');
});

test('texts that may be empty are empty when they show nothing', () => {
  const read = v.parse(confirmRequestSchema, { ...booking, address: '\u200b', notes: '\n\u2800' });
  expect([read.address, read.notes]).toEqual(['', '']);
  expect(v.parse(ratingRequestSchema, { rating: 5, review: ' \u200b' }).review).toBe('');
  expect(problemOf(optionalLineSchema(3), 'four')).toBe('too-long');
  expect(problemOf(optionalTextSchema(3), 'four')).toBe('too-long');
});

test('a text of another type is refused', () => {
  expect(v.is(lineSchema(10), 7)).toBe(false);
  expect(v.is(lineSchema(10), null)).toBe(false);
});

test('half a character is no part of a password', () => {
  const body = { ...registration('Eleni'), password: 'eight888\ud800' };
  expect(problemOf(registerUserRequestSchema, body)).toBe('Not a text');
  expect(v.is(registerUserRequestSchema, { ...body, password: 'κωδικός 😀' })).toBe(true);
});
