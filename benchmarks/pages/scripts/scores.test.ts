import { expect, it } from 'vitest';
import { describeScores, judgeScores, type Score } from './scores.ts';

const full = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const score = (points: Partial<Score['points']> = {}, failed: string[] = []): Score => ({
  path: '/',
  points: { ...full, ...points },
  failed,
});

it('uses the median of a page, and no other page', () => {
  const scores = [
    score({ performance: 60 }),
    score(),
    score(),
    { ...score({ seo: 0 }), path: '/b' },
  ];
  expect(judgeScores('/', scores)).toMatchObject({ points: [98, 100, 100, 100], red: [] });
});

it.each([
  [{ performance: 97 }, ['performance']],
  [{ accessibility: 99, seo: 92 }, ['accessibility', 'seo']],
])('rejects %j', (points, red) => {
  expect(judgeScores('/', [score(points)]).red).toEqual(red);
});

it('rejects a page without scores', () => {
  expect(judgeScores('/', []).red).toHaveLength(4);
});

it('names each audit that cost points once', () => {
  const judged = judgeScores('/', [
    score({}, ['bf-cache 2 reasons']),
    score({}, ['bf-cache 3 reasons']),
  ]);
  expect(describeScores([judged])).toContain('| pass    | bf-cache ');
});
