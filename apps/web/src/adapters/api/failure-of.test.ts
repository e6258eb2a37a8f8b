import { expect, test } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { failureOf } from './failure-of.ts';
import { cutOnFriday } from './testing/wire-bookings.ts';

const host = 'https://api.example';

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
  expect(failureOf(status, '<html>', host).kind).toBe(kind);
});

test('a deleted account differs from an expired token', () => {
  const body = { code: 'account-deleted', message: 'Gone.' };
  expect(failureOf(401, body, host)).toEqual({ kind: 'account-deleted', message: 'Gone.' });
});

test('keeps the message and the fields of the server', () => {
  const failure = failureOf(
    422,
    { message: 'Check the form.', fields: { identity: 'Taken' } },
    host,
  );
  expect(failure).toEqual({
    kind: 'invalid',
    message: 'Check the form.',
    fields: { identity: 'Taken' },
  });
  expect(new ServiceError(failure).message).toBe('Check the form.');
  expect(new ServiceError({ kind: 'offline' }).message).toBe('offline');
});

test('keeps the free times for a taken one', () => {
  const nearest = [{ date: '2027-01-08', time: '10:30', barberIds: ['01-nikos'] }];
  expect(failureOf(409, { code: 'slot-taken', message: 'Taken.', nearest }, host)).toEqual({
    kind: 'conflict',
    code: 'slot-taken',
    message: 'Taken.',
    nearest: [{ date: '2027-01-08', time: '10:30', barberIds: ['01-nikos'] }],
  });
});

test('waits as long as the server requests', () => {
  expect(failureOf(429, undefined, host, '12')).toEqual({
    kind: 'rate-limited',
    retryAfter: 12,
  });
  expect(failureOf(429, undefined, host, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
    kind: 'rate-limited',
    retryAfter: 30,
  });
});

test('includes what the desk has to see: what is in the way, and the current block', () => {
  const times = { date: '2026-12-09', starts: '12:00', ends: '24:00' };
  const lunch = { kind: 'block', name: null, purpose: 'lunch', lastDate: '2026-12-09', ...times };
  const obstacles = [lunch];
  expect(failureOf(409, { code: 'slot-taken', message: 'Taken.', obstacles }, host)).toEqual({
    kind: 'conflict',
    code: 'slot-taken',
    message: 'Taken.',
    obstacles,
  });
  const id = '0198f6c8-0000-7000-8000-000000000001';
  const block = { id, revision: 2, barberId: 'nikos', purpose: 'lunch', ...times };
  expect(failureOf(412, { code: 'revision-changed', message: 'Changed.', block }, host)).toEqual({
    kind: 'stale',
    message: 'Changed.',
    block,
  });
});

test('includes the current state of the booking', () => {
  const failure = failureOf(
    412,
    { code: 'revision-changed', message: 'Changed.', booking: cutOnFriday },
    host,
  );
  expect(failure).toMatchObject({
    kind: 'stale',
    message: 'Changed.',
    booking: {
      id: 'b1',
      revision: 2,
      startsAt: Date.UTC(2027, 0, 8, 8, 0),
      barber: { picture: 'https://api.example/storage/avatars/nikos.svg' },
    },
  });
});

test('includes the URL of the document that confirms a payment', () => {
  const confirmation = '/payment-fields/confirmations/c1';
  const body = { code: 'needs-confirmation', message: 'Confirm it.', confirmation };
  expect(failureOf(409, body, host)).toEqual({
    kind: 'conflict',
    code: 'needs-confirmation',
    message: 'Confirm it.',
    confirmation: `https://api.example${confirmation}`,
  });
});
