import { ServiceError } from '../../domain/failure.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { createI18n } from '../../i18n/init.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { AuthFact, AuthFailure } from './auth-facts.ts';
import { toFailure } from './auth-failure.ts';
import { failureText, fieldTexts, toastOf, passwordToast } from './auth-words.ts';
import { identityErrorCodes } from '../../domain/identity-error-codes.ts';
import { eleni } from './testing/fake-effects.ts';

const words = {} as Record<Language, TFunction<'auth'>>;

beforeAll(async () => {
  for (const language of languages) {
    const i18n = await createI18n(language, ['auth']);
    words[language] = i18n.getFixedT(language, 'auth');
  }
});

const refusal = (code: (typeof identityErrorCodes)[number]): AuthFailure => ({
  source: 'identity',
  code,
});

const server = (failure: ServiceError['failure']): AuthFailure =>
  toFailure(new ServiceError(failure));

/** All known error codes of the identity service. */
const specified = [
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'web-storage-unsupported',
  'invalid-api-key',
  'auth-domain-config-required',
  'operation-not-supported-in-this-environment',
  'internal-error',
  'invalid-auth-event',
] as const;

describe.each(languages)('the error messages of the identity service in %s', (language) => {
  it('are all different', () => {
    const texts = identityErrorCodes.map((code) => failureText(words[language], refusal(code)));
    expect(texts.filter((text) => text.trim() === '' || text.startsWith('errors.'))).toEqual([]);
    expect(new Set(texts).size).toBe(identityErrorCodes.length);
    expect(identityErrorCodes).toEqual(expect.arrayContaining([...specified]));
  });

  it('are in the language of the page', () => {
    const greek = /[\u0370-\u03ff]/;
    const texts = identityErrorCodes.map((code) => failureText(words[language], refusal(code)));
    expect(texts.every((text) => greek.test(text))).toBe(language === 'el');
  });
});

describe('the message of a fact', () => {
  const failed = (via: 'email' | 'google' | 'registration', failure: AuthFailure): AuthFact => ({
    type: 'signIn.failed',
    via,
    failure,
  });

  it.each([
    [failed('email', refusal('unknown')), 'Login failed', 'An error occurred'],
    [
      failed('email', refusal('invalid-credential')),
      'Login failed',
      'The email or the password is not correct.',
    ],
    [failed('google', refusal('unknown')), 'Google sign-in failed', 'An error occurred'],
    [
      failed('registration', server({ kind: 'conflict', message: 'Taken.' })),
      'Registration failed',
      'Taken.',
    ],
    [
      failed('registration', server({ kind: 'server' })),
      'Registration failed',
      'Registration failed',
    ],
    [
      failed('registration', server({ kind: 'offline' })),
      'Registration failed',
      'Something went wrong. Please try again.',
    ],
    [
      failed('registration', server({ kind: 'timeout' })),
      'Registration failed',
      'Something went wrong. Please try again.',
    ],
    [
      failed('registration', refusal('unknown')),
      'Registration failed',
      'Something went wrong. Please try again.',
    ],
    [
      failed('registration', refusal('too-many-requests')),
      'Registration failed',
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      failed('registration', refusal('wrong-password')),
      'Registration failed',
      'You already have an account with this email and another password. Sign in with that one, or choose a new one.',
    ],
  ])('is destructive for a failure: %j', (fact, title, description) => {
    expect(toastOf(words.en, fact)).toEqual({ tone: 'danger', title, description });
  });

  it.each(['email', 'google'] as const)('welcomes a visitor who signed in with %s', (via) => {
    expect(toastOf(words.en, { type: 'session.started', user: eleni, via })).toEqual({
      tone: 'success',
      title: 'Login successful',
      description: 'Welcome back!',
    });
  });

  it('welcomes a new customer', () => {
    const fact = { type: 'session.started', user: eleni, via: 'registration' } as const;
    expect(toastOf(words.en, fact)).toEqual({
      tone: 'success',
      title: 'Account created successfully!',
    });
  });

  it.each([
    { type: 'session.started', user: eleni, via: 'restored' },
    { type: 'session.started', user: eleni, via: 'elsewhere' },
    { type: 'session.ended', reason: 'sign-out' },
    { type: 'signIn.cancelled', code: 'popup-closed-by-user' },
    // Shown on every page, by the shell.
    { type: 'signOut.failed', failure: { source: 'identity', code: 'internal-error' } },
  ] as const)('is absent for %j', (fact) => {
    expect(toastOf(words.en, fact)).toBeNull();
  });

  it('matches the specification for a rejected password', () => {
    expect(passwordToast(words.en, 'mismatch')).toEqual({
      tone: 'danger',
      title: 'Password mismatch',
      description: 'Passwords do not match. Please try again.',
    });
    expect(passwordToast(words.en, 'tooShort')).toEqual({
      tone: 'danger',
      title: 'Password too short',
      description: 'Password must be at least 8 characters long',
    });
  });
});

describe('the messages at the fields', () => {
  it('show what the visitor got wrong', () => {
    const problems = { email: 'invalidEmail', fullname: 'required', password: 'tooShort' } as const;
    expect(fieldTexts(words.en, problems, null)).toEqual({
      email: 'Enter an email like name@example.com.',
      fullname: 'Enter your full name.',
      password: 'Password must be at least 8 characters long',
    });
  });

  it.each([
    ['invalid-credential', 'password'],
    ['weak-password', 'password'],
    ['email-already-in-use', 'email'],
    ['user-disabled', 'email'],
    ['invalid-email', 'email'],
  ] as const)('show %s at the %s', (code, field) => {
    const texts = fieldTexts(words.en, {}, refusal(code));
    expect(texts).toEqual({ [field]: failureText(words.en, refusal(code)) });
  });

  it('direct a registration with a second password to the first one', () => {
    expect(fieldTexts(words.en, {}, refusal('wrong-password'), 'registration')).toEqual({
      password:
        'You already have an account with this email and another password. Sign in with that one, or choose a new one.',
    });
  });

  it('are absent for errors without a field', () => {
    expect(fieldTexts(words.en, {}, refusal('network-request-failed'))).toEqual({});
    expect(fieldTexts(words.en, {}, server({ kind: 'server', message: 'Down.' }))).toEqual({});
  });

  it('show the server’s messages', () => {
    const fields = { email: 'Bad.', fullname: 'Too long.' };
    expect(fieldTexts(words.en, {}, server({ kind: 'invalid', fields }))).toEqual(fields);
    expect(fieldTexts(words.en, {}, server({ kind: 'conflict', message: 'Taken.' }))).toEqual({
      email: 'Taken.',
    });
  });
});
