import { describe, expect, it } from 'vitest';
import { checkMessage, tidied } from './contact-fields.ts';

const complete = {
  name: 'Eleni Vasiliou',
  email: 'eleni@example.com',
  subject: 'A chair',
  message: 'Is it free?',
};

describe('a message', () => {
  it('is complete with all four fields', () => {
    expect(checkMessage(complete)).toEqual({});
  });

  it('lacks every blank field', () => {
    expect(checkMessage({ name: '', email: ' ', subject: '\t', message: '\n' })).toEqual({
      name: 'name',
      email: 'email',
      subject: 'subject',
      message: 'message',
    });
  });

  it('lacks a field that shows nothing', () => {
    expect(checkMessage({ ...complete, name: '\u2800', message: '\u200b\n\ufe0f' })).toEqual({
      name: 'name',
      message: 'message',
    });
  });

  it('has no characters that break a line or its direction', () => {
    expect(checkMessage({ ...complete, name: 'a\u202eb', subject: 'a\nb' })).toEqual({
      name: 'characters',
      subject: 'characters',
    });
    expect(checkMessage({ ...complete, message: 'a\nb' })).toEqual({});
    expect(checkMessage({ ...complete, subject: 'x'.repeat(161) })).toEqual({ subject: 'tooLong' });
  });

  it('is sent tidied', () => {
    const typed = { ...complete, name: ' Eleni  V\u200b ', message: 'one\r\ntwo ' };
    expect(tidied(typed)).toEqual({ ...complete, name: 'Eleni V', message: 'one\ntwo' });
  });

  it.each(['eleni', 'eleni@', '@example.com', 'eleni@example', 'a b@example.com', 'a@b..c'])(
    'needs a valid address, not "%s"',
    (email) => {
      expect(checkMessage({ ...complete, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  it.each([' eleni@example.com ', 'e.v+salon@mail.example.gr'])('accepts "%s"', (email) => {
    expect(checkMessage({ ...complete, email })).toEqual({});
  });
});
