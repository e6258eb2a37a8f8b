import { expect, test } from 'vitest';
import { spread } from './marks.ts';

const at = (number: number, left: number, top: number) => ({
  number,
  rect: { left, top, width: 100 },
});

test('a mark is on the corner of its part', () => {
  expect(spread([at(1, 150, 220)], { left: 100, top: 200 })).toEqual([
    { number: 1, inline: 39, block: 9 },
  ]);
});

test('marks of parts with the same corner are side by side', () => {
  const marks = spread([at(1, 50, 50), at(2, 50, 50), at(3, 55, 52)], { left: 0, top: 0 });
  expect(marks.map(({ inline }) => inline)).toEqual([39, 63, 92]);
});

test('no mark leaves the picture at its start', () => {
  expect(spread([at(1, 2, 2)], { left: 0, top: 0 })).toEqual([{ number: 1, inline: 0, block: 0 }]);
});
