import { expect, test } from 'vitest';
import { databaseFault } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['a deadlock', coded('40P01'), 'passing'],
  ['a serialization failure', coded('40001'), 'passing'],
  ['a lock that was not granted', coded('55P03'), 'away'],
  ['a statement that took too long', coded('57014'), 'away'],
  ['a server that stops', coded('57P01'), 'away'],
  ['too many connections', coded('53300'), 'away'],
  ['a refused connection', coded('ECONNREFUSED'), 'away'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['a text with a zero byte', coded('22021'), 'unreadable'],
  ['a number out of range', coded('22003'), 'unreadable'],
  ['an id in another form', coded('22P02'), 'unreadable'],
  ['a broken rule', coded('23505'), undefined],
  ['an error of ours', new TypeError('undefined is not a function'), undefined],
  ['no error', 'text', undefined],
])('%s is %s', (_case, error, fault) => {
  expect(databaseFault(error)).toBe(fault);
  expect(databaseFault(new Error('Failed query', { cause: error }))).toBe(fault);
});
