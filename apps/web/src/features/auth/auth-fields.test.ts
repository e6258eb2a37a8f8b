import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkSignIn, checkSignUp, passwordProblem } from './auth-fields.ts';

const good = {
  email: 'eleni@salonica.example',
  fullname: 'Eleni Vasiliou',
  password: 'eight888',
  confirmPassword: 'eight888',
};

describe('the sign-up form', () => {
  it('accepts four valid fields', () => {
    expect(checkSignUp(good)).toEqual({});
    expect(checkSignUp({ ...good, email: ' eleni@salonica.example ' })).toEqual({});
  });

  it('requires all four', () => {
    const empty = { email: '', fullname: ' ', password: '', confirmPassword: '' };
    expect(checkSignUp(empty)).toEqual({
      email: 'required',
      fullname: 'required',
      password: 'required',
      confirmPassword: 'required',
    });
  });

  it.each([
    ['\u200b\u2800', 'required'],
    ['two\nlines', 'characters'],
    ['\u202ekcab', 'characters'],
    ['x'.repeat(121), 'tooLong'],
  ])('does not accept %j as a name', (fullname, problem) => {
    expect(checkSignUp({ ...good, fullname })).toEqual({ fullname: problem });
  });

  it('accepts names of many scripts', () => {
    for (const fullname of ['O’Neill', 'محمد علی\u200cزاده', 'क्\u200dष', '👩🏽\u200d🦱']) {
      expect(checkSignUp({ ...good, fullname })).toEqual({});
    }
  });

  it.each([
    'name@gmail.xn--cm-jbc',
    'eleni',
    'eleni@',
    '@salonica.example',
    'eleni@salonica',
    'a b@salonica.example',
  ])('does not accept %s as an e-mail address', (email) => {
    expect(checkSignUp({ ...good, email })).toEqual({ email: 'invalidEmail' });
  });

  it('requires eight characters', () => {
    const seven = { ...good, password: 'seven77', confirmPassword: 'seven77' };
    expect(checkSignUp(seven)).toEqual({ password: 'tooShort' });
  });

  it('requires the same password twice', () => {
    expect(checkSignUp({ ...good, confirmPassword: 'Eight888' })).toEqual({
      confirmPassword: 'mismatch',
    });
  });

  it('reports the mismatch before the length', () => {
    const both = checkNewPassword({ password: 'short', confirmPassword: 'other' });
    expect(passwordProblem(both)).toBe('mismatch');
    expect(passwordProblem({ password: 'tooShort' })).toBe('tooShort');
    expect(passwordProblem({ password: 'required' })).toBeNull();
  });
});

describe('the sign-in form', () => {
  it('requires an address and any password', () => {
    expect(checkSignIn({ email: good.email, password: 'x' })).toEqual({});
    expect(checkSignIn({ email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
    expect(checkSignIn({ email: 'eleni', password: 'x' })).toEqual({ email: 'invalidEmail' });
  });
});
