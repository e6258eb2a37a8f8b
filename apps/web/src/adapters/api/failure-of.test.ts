import { expect, test } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { failureOf } from './failure-of.ts';

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [408, 'timeout'],
  [409, 'conflict'],
  [410, 'gone'],
  [412, 'stale'],
  [422, 'invalid'],
  [429, 'rate-limited'],
  [500, 'server'],
  [503, 'unavailable'],
])('status %i is %s', (status, kind) => {
  expect(failureOf(status, '<html>').kind).toBe(kind);
});

test('keeps the message and the fields of the server', () => {
  const failure = failureOf(422, { message: 'Check the form.', fields: { identity: 'Taken' } });
  expect(failure).toEqual({
    kind: 'invalid',
    message: 'Check the form.',
    fields: { identity: 'Taken' },
  });
  expect(new ServiceError(failure).message).toBe('Check the form.');
  expect(new ServiceError({ kind: 'offline' }).message).toBe('offline');
});

test('keeps the free times next to one that is taken', () => {
  const nearest = [{ date: '2027-01-08', time: '10:30', staffIds: ['01-nikos'] }];
  expect(failureOf(409, { code: 'slot-taken', message: 'Taken.', nearest })).toEqual({
    kind: 'conflict',
    code: 'slot-taken',
    message: 'Taken.',
    nearest: [{ date: '2027-01-08', time: '10:30', barberIds: ['01-nikos'] }],
  });
});

test('waits as long as the server says', () => {
  expect(failureOf(429, undefined, '12')).toEqual({ kind: 'rate-limited', retryAfter: 12 });
  expect(failureOf(429, undefined, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
    kind: 'rate-limited',
    retryAfter: 30,
  });
});
