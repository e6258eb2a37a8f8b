import { isEmail as isEmailOnServer } from '@salonica/contract/email';
import { passwordMinLength as minLengthOnServer } from '@salonica/contract/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, passwordMinLength } from '../../domain/account.ts';

describe('the rules of an account', () => {
  it('require a password as long as the server does', () => {
    expect(passwordMinLength).toBe(minLengthOnServer);
  });

  it.each(['a@b.example', "o'brien@x-y.example", 'a@b', 'a@b..example', 'a b@c.example', ''])(
    'accept %j as an address if the server does',
    (text) => expect(isEmail(text)).toBe(isEmailOnServer(text)),
  );

  it('accept addresses of up to 254 characters, as the server does', () => {
    for (const length of [242, 243, 244]) {
      const text = `${'a'.repeat(length)}@b.example`;
      expect(isEmail(text)).toBe(text.length <= 254);
      expect(isEmailOnServer(text)).toBe(text.length <= 254);
    }
  });

  it('agree with the server about any text', () => {
    const part = fc.string({ unit: fc.constantFrom(...Array.from('aZ9.-_@ +é')), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(part, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(text)).toBe(isEmailOnServer(text));
      }),
    );
  });
});
