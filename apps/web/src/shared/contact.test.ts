import { expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact.ts';

it('dials without the spaces of the readable number', () => {
  expect(phoneLink('+30 2310 000 000')).toBe('tel:+302310000000');
});

it('opens a mail with the typed text, with any characters in it', () => {
  expect(mailLink('hello@salonica.example')).toBe('mailto:hello@salonica.example');
  const link = mailLink('hello@salonica.example', {
    subject: 'Ραντεβού & τιμές?',
    body: 'one\ntwo + three',
  });
  const { searchParams } = new URL(link);
  expect(searchParams.get('subject')).toBe('Ραντεβού & τιμές?');
  expect(searchParams.get('body')).toBe('one\ntwo + three');
  expect(mailLink('hello@salonica.example', { subject: '', body: 'x' })).toBe(
    'mailto:hello@salonica.example?body=x',
  );
});
