import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';

const head = '| Requirement | Test |\n| ----------- | ---- |\n';

describe('the table of requirements', () => {
  it('is read with the line of each row', () => {
    const text = `# Title\n\n${head}| Three at first | \`a.test.ts › group › shows three\` |\n`;
    expect(readTable(text)).toEqual({
      problems: [],
      rows: [
        {
          line: 5,
          requirement: 'Three at first',
          tests: [{ file: 'a.test.ts', title: 'group › shows three' }],
        },
      ],
    });
  });

  it('accepts several tests for one row, and bars inside a cell', () => {
    const row = '| This \\| that | `a.test.ts › one`<br>`b.spec.ts › a \\| b` |';
    const { rows } = readTable(`${head}${row}\n`);
    expect(rows[0]?.requirement).toBe('This | that');
    expect(rows[0]?.tests).toEqual([
      { file: 'a.test.ts', title: 'one' },
      { file: 'b.spec.ts', title: 'a | b' },
    ]);
  });

  it.each([
    ['an empty proof', '| A wish | |', 'line 3: "A wish" names no test'],
    ['a promise', '| A wish | later |', 'line 3: "A wish" names no test'],
    ['a file alone', '| A wish | `a.test.ts` |', 'line 3: "A wish" names no test'],
    ['one proof of two', '| A wish | `a.test.ts › b`<br> |', 'line 3: "A wish" names no test'],
    ['no requirement', '| | `a.test.ts › b` |', 'line 3: a row has a requirement and its tests'],
    ['a cell too many', '| A | `a.test.ts › b` | c |', 'line 3: a row has a requirement'],
    [
      'the same twice',
      '| A | `a.test.ts › b` |\n| A | `a.test.ts › b` |',
      'line 4: "A" is in line 3 too',
    ],
  ])('rejects a row with %s', (_, row, problem) => {
    expect(readTable(`${head}${row}\n`).problems).toContainEqual(
      expect.stringContaining(problem) as string,
    );
  });

  it('rejects other columns, and a document without a row', () => {
    expect(readTable('| Wish | Test |\n| --- | --- |\n').problems).toEqual([
      'line 1: a table begins with the columns Requirement and Test',
      'there is no row',
    ]);
  });
});
