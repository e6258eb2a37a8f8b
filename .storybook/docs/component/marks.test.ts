import { expect, test } from 'vitest';
import { heightFor, spread } from './marks.ts';

const picture = { left: 100, top: 200, width: 600, height: 300 };

const at = (number: number, left: number, top: number, width = 100, height = 20) => ({
  number,
  rect: { left: picture.left + left, top: picture.top + top, width, height },
});

test('a number is in the margin that is nearer to its part, and its line ends at the part', () => {
  expect(spread([at(1, 60, 40), at(2, 440, 40)], picture)).toEqual([
    { number: 1, x: 22, y: 50, toX: 55, toY: 50 },
    { number: 2, x: 578, y: 50, toX: 545, toY: 50 },
  ]);
});

test('numbers of one margin are in the order of their parts and do not meet', () => {
  const places = [at(1, 60, 40), at(2, 60, 41), at(3, 60, 10), at(4, 60, 280)];
  const marks = spread(places, picture).toSorted((a, b) => a.y - b.y);
  expect(marks.map(({ number }) => number)).toEqual([3, 1, 2, 4]);
  const gaps = marks.slice(1).map(({ y }, place) => y - (marks[place]?.y ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26);
});

test('no number leaves the picture, and none is on the component', () => {
  const places = Array.from({ length: 14 }, (_, index) => at(index + 1, 60, 30 + index));
  const marks = spread(places, picture);
  for (const { x, y } of marks) {
    expect(y).toBeGreaterThanOrEqual(11);
    expect(y).toBeLessThanOrEqual(heightFor(14) - 11);
    expect(x + 11).toBeLessThan(56);
  }
});
