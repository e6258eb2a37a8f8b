import { expect, test } from 'vitest';
import { refusedField } from './refused-value.ts';

const refusal = new Error('Failed query', {
  cause: new Error('invalid input syntax for type uuid: "abc"'),
});

test('the field with the refused value is named', () => {
  const input = { params: { id: '01' }, query: undefined, body: { card: { methodId: 'abc' } } };
  expect(refusedField(refusal, input)).toBe('card.methodId');
});

test('a value that is not of the request has no field', () => {
  expect(refusedField(refusal, { params: undefined, query: { q: 'other' } })).toBeUndefined();
  expect(refusedField(new Error('division by zero'), {})).toBeUndefined();
});
