import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readReports } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'salonica-reports-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unit = {
  testResults: [
    {
      name: resolve('apps/web/src/a.test.ts'),
      assertionResults: [
        { ancestorTitles: ['a', 'b'], title: 'holds', status: 'passed' },
        { ancestorTitles: [], title: 'is left out', status: 'skipped' },
      ],
    },
  ],
};

const journeys = {
  config: { rootDir: resolve('apps/web/e2e') },
  suites: [
    {
      title: 'a.spec.ts',
      specs: [
        {
          title: 'in both',
          file: 'a.spec.ts',
          tests: [{ status: 'expected' }, { status: 'expected' }],
        },
      ],
      suites: [
        {
          title: 'a group',
          specs: [
            {
              title: 'in one only',
              file: 'a.spec.ts',
              tests: [{ status: 'expected' }, { status: 'unexpected' }],
            },
            { title: 'not at all', file: 'a.spec.ts', tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
};

describe('reports', () => {
  it('say which tests ran and passed, in every language of a journey', () => {
    writeFileSync(join(folder, 'unit-apps_web.json'), JSON.stringify(unit));
    writeFileSync(join(folder, 'e2e.json'), JSON.stringify(journeys));
    const tests = readReports(folder, ['unit', 'e2e']);
    expect(tests.map(({ file, title, passed }) => `${passed} ${file} › ${title}`)).toEqual([
      'true apps/web/src/a.test.ts › a › b › holds',
      'false apps/web/src/a.test.ts › is left out',
      'true apps/web/e2e/a.spec.ts › in both',
      'false apps/web/e2e/a.spec.ts › a group › in one only',
      'false apps/web/e2e/a.spec.ts › a group › not at all',
    ]);
    expect(() => readReports(folder, ['unit', 'api'])).toThrow('no report of "api"');
  });
});
