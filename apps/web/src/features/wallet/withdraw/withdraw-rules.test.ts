import { expect, it } from 'vitest';
import { dollars } from '#shared/money.ts';
import { checkWithdrawal } from './withdraw-rules.ts';

const balance = dollars(125, 50);
const problemOf = (amount: string, method: string | null = 'bank') => {
  const check = checkWithdrawal({ amount, method }, balance);
  return check.isValid ? null : check.problem;
};

it('requires an amount above zero', () => {
  for (const amount of ['', 'abc', '0', '0.00', '-5', '1.5.5']) {
    expect(problemOf(amount)).toBe('invalidAmount');
  }
  expect(problemOf('0,01')).toBeNull();
});

it('accepts the whole balance, but not a cent more', () => {
  expect(problemOf('125.50')).toBeNull();
  expect(problemOf('125,50')).toBeNull();
  expect(problemOf('125.51')).toBe('insufficient');
});

it('requires one of the three methods', () => {
  expect(problemOf('10', null)).toBe('noMethod');
  expect(problemOf('10', 'cash')).toBe('noMethod');
  for (const method of ['bank', 'paypal', 'stripe']) expect(problemOf('10', method)).toBeNull();
});

it('returns whole cents', () => {
  const check = checkWithdrawal({ amount: '19,99', method: 'paypal' }, balance);
  expect(check).toEqual({ isValid: true, amount: dollars(19, 99), method: 'paypal' });
});
