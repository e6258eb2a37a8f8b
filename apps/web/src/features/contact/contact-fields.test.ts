import { describe, expect, it } from 'vitest';
import { checkMessage } from './contact-fields.ts';

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
