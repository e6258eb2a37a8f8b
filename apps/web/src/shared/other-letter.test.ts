import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { otherLetterIn } from './other-letter.ts';

it.each([
  ['name@gmail.cοm', 'ο', 'gmail.cοm', 'greek'],
  ['nαme@gmail.com', 'α', 'nαme', 'greek'],
  ['name@gmаil.com', 'а', 'gmаil.com', 'cyrillic'],
  ['name@bücher.example', 'ü', 'bücher.example', 'other'],
])('names the other letter in %s', (address, letter, part, alphabet) => {
  expect(otherLetterIn(address)).toEqual({ letter, part, alphabet });
});

it.each(['gmail.cοm', 'gmаil.com', 'οmικron.example', 'mail.bücher-café.example', 'aλλοb.gr'])(
  'reads %s as browsers write it',
  (domain) => {
    expect(domainToASCII(domain)).toContain('xn--');
    expect(otherLetterIn(`name@${domainToASCII(domain)}`)).toEqual(otherLetterIn(`name@${domain}`));
    expect(otherLetterIn(`name@${domain}`)).not.toBeNull();
  },
);

it.each([
  'name@example.com',
  'name@ελληνικά.gr',
  'name@xn--hxargifdar.gr',
  'name@xn--!!.gr',
  'gmail',
  '691 234 5678',
  '',
])('finds none in %j', (address) => {
  expect(otherLetterIn(address)).toBeNull();
});
