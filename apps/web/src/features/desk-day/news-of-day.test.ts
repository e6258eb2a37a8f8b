import { expect, it } from 'vitest';
import { newsOfDay } from './news-of-day.ts';
import { block, dayAt, visit } from './testing/fake-day.ts';

const never = () => false;
const news = (
  before: Parameters<typeof visit>[0] | null,
  after: Parameters<typeof visit>[0] | null,
  isOwnChange: (id: string, revision: number) => boolean = never,
) => {
  const dayOf = (own: Parameters<typeof visit>[0] | null) =>
    dayAt({ entries: own === null ? [] : [visit(own)] });
  return newsOfDay(dayOf(before), dayOf(after), isOwnChange).map(({ kind }) => kind);
};

it.each([
  ['new', null, {}],
  ['moved', {}, { starts: '15:00', revision: 1 }],
  ['moved', {}, { barberId: 'eleni', revision: 1 }],
  ['marked', {}, { arrivedAt: 1, revision: 1 }],
  ['marked', {}, { status: 'no_show', revision: 1 }],
  ['gone', {}, null],
] as const)('reports a visit that is %s', (kind, before, after) => {
  expect(news(before, after)).toEqual([kind]);
});

it('reports nothing else', () => {
  expect(news({}, {})).toEqual([]);
  expect(news({}, { customerName: 'Maria Papadopoulou', revision: 1 })).toEqual([]);
  // The clock, not a person.
  expect(news({}, { status: 'completed' })).toEqual([]);
  expect(newsOfDay(dayAt(), dayAt({ entries: [block()] }), never)).toEqual([]);
});

it('reports no change of this page, but later ones of others', () => {
  const own = (id: string, revision: number) => id === 'visit' && revision <= 1;
  expect(news({}, { starts: '15:00', revision: 1 }, own)).toEqual([]);
  expect(news({}, null, own)).toEqual([]);
  expect(news({ revision: 1 }, { starts: '15:00', revision: 2 }, own)).toEqual(['moved']);
  expect(news({ revision: 1 }, null, own)).toEqual(['gone']);
});
