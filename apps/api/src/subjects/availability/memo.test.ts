import { expect, test } from 'vitest';
import { createMemo } from './memo.ts';

test('computes a question once', () => {
  const memo = createMemo<{ text: string }>(({ text }) => text.length);
  let computed = 0;
  const ask = () => memo('days', () => ({ text: String((computed += 1)) }));
  expect([ask(), ask()]).toEqual([{ text: '1' }, { text: '1' }]);
});

test('keeps what is asked often, however many other questions come', () => {
  const memo = createMemo<{ text: string }>(({ text }) => text.length, {
    entries: 1000,
    bytes: 20_000,
  });
  let computed = 0;
  const popular = () =>
    memo('popular', () => {
      computed += 1;
      return { text: 'x' };
    });
  for (let index = 0; index < 900; index += 1) {
    popular();
    memo(`odd ${index}`, () => ({ text: 'x'.repeat(1000) }));
  }
  expect(computed).toBe(1);
});

test('does not keep what is larger than all the rest', () => {
  const memo = createMemo<{ text: string }>(({ text }) => text.length, {
    entries: 10,
    bytes: 1000,
  });
  let computed = 0;
  const ask = () =>
    memo('huge', () => {
      computed += 1;
      return { text: 'x'.repeat(5000) };
    });
  ask();
  ask();
  expect(computed).toBe(2);
});
