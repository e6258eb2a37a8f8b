// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { greet } from './greet.ts';

function greeted(hint: string): string {
  const page = document.createElement('html');
  greet(page, hint);
  return page.style.getPropertyValue('--contact');
}

describe('the greeting before the app is loaded', () => {
  it('is the address of the last visitor', () => {
    expect(greeted('{"email":"maria@salonica.example","phoneNumber":"+302310000000"}')).toBe(
      '"maria@salonica.example"',
    );
  });

  it('is the number of a customer without an e-mail address', () => {
    expect(greeted('{"email":null,"phoneNumber":"+302310000000"}')).toBe('"+302310000000"');
  });

  it.each(['', 'Eleni', 'null', '7', '{}'])('is left to the app where "%s" is stored', (hint) => {
    expect(greeted(hint)).toBe('');
  });
});
