import { describe, expect, it } from 'vitest';
import { judge, type KnownTest } from './judge.ts';

const tests: readonly KnownTest[] = [
  { file: 'apps/web/src/a/lists.test.ts', title: 'a list › shows three', passed: true },
  { file: 'apps/web/src/a/lists.test.ts', title: 'a list › leads to 1 (and on)', passed: true },
  { file: 'apps/web/src/a/lists.test.ts', title: 'a list › leads to 2', passed: true },
  { file: 'apps/web/src/a/lists.test.ts', title: 'a list too many', passed: true },
  { file: 'apps/web/src/a/lists.test.ts', title: 'broken › works', passed: true },
  { file: 'apps/web/src/a/lists.test.ts', title: 'broken › fails', passed: false },
  { file: 'apps/web/src/a/index.test.ts', title: 'one', passed: true },
  { file: 'apps/web/src/b/index.test.ts', title: 'one', passed: true },
];

function complaints(file: string, title: string): string[] {
  return judge([{ line: 7, requirement: 'A wish', tests: [{ file, title }] }], tests);
}

describe('a row', () => {
  it.each([
    ['a test', 'lists.test.ts', 'a list › shows three'],
    ['a group', 'lists.test.ts', 'a list'],
    ['tests that differ in their data', 'lists.test.ts', 'a list › leads to …'],
    ['signs that mean something in patterns', 'lists.test.ts', 'a list › leads to 1 (and on)'],
    ['a file by as much of its path as it takes', 'a/index.test.ts', 'one'],
  ])('holds with %s', (_, file, title) => {
    expect(complaints(file, title)).toEqual([]);
  });

  it.each([
    ['a file that did not run', 'gone.test.ts', 'one', 'no test of gone.test.ts has run'],
    ['the end of a name', 'ists.test.ts', 'a list', 'no test of ists.test.ts has run'],
    ['a test that is gone', 'lists.test.ts', 'a list › four', 'has no test "a list › four"'],
    ['the half of a title', 'lists.test.ts', 'a list › shows', 'has no test "a list › shows"'],
    ['a test that failed', 'lists.test.ts', 'broken › fails', 'broken › fails has not passed'],
    ['a group with a failure', 'lists.test.ts', 'broken', 'broken › fails has not passed'],
    ['a name of two files', 'index.test.ts', 'one', 'may be any of apps/web/src/a/index.test.ts'],
  ])('does not hold with %s', (_, file, title, text) => {
    const [complaint, ...others] = complaints(file, title);
    expect(complaint).toContain('line 7: "A wish": ');
    expect(complaint).toContain(text);
    expect(others).toEqual([]);
  });

  it('needs every one of its tests', () => {
    const names = [
      { file: 'lists.test.ts', title: 'a list' },
      { file: 'lists.test.ts', title: 'broken' },
    ];
    expect(judge([{ line: 1, requirement: 'A wish', tests: names }], tests)).toHaveLength(1);
  });

  it('can be compared with titles without their data', () => {
    const listed = [{ file: 'x/a.test.ts', title: 'takes … for … › …', passed: true }];
    const row = (title: string) => [
      { line: 1, requirement: 'A wish', tests: [{ file: 'a.test.ts', title }] },
    ];
    expect(judge(row('takes 6 for six'), listed)).toEqual([]);
    expect(judge(row('takes …'), listed)).toEqual([]);
    expect(judge(row('gives 6 for six'), listed)).toHaveLength(1);
  });
});
