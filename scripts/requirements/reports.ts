import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { KnownTest } from './judge.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** The run itself lists a test that passed on its retry as flaky. */
const passing = ['expected', 'flaky'];

const joinTitle = (parts: readonly string[]): string => parts.join(' › ');

export function fromVitest({ testResults }: VitestReport): KnownTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative('.', name),
      title: joinTitle([...ancestorTitles, title]),
      passed: status === 'passed',
    })),
  );
}

/** A test that passes in one project and fails in another has not passed. */
export function fromPlaywright({ config, suites }: PlaywrightReport): KnownTest[] {
  const known: KnownTest[] = [];
  const walk = (suite: PlaywrightSuite, groups: readonly string[]): void => {
    for (const { title, file, tests } of suite.specs ?? []) {
      known.push({
        file: relative('.', resolve(config.rootDir, file)),
        title: joinTitle([...groups, title]),
        passed: tests.length > 0 && tests.every(({ status }) => passing.includes(status)),
      });
    }
    for (const inner of suite.suites ?? []) walk(inner, [...groups, inner.title]);
  };
  // The outermost group is the file.
  for (const suite of suites) walk(suite, []);
  return known;
}

/** Every test in the last reports of these parts. */
export function readReports(folder: string, parts: readonly string[]): KnownTest[] {
  const files = readdirSync(folder);
  return parts.flatMap((part) => {
    const reports = files.filter((file) => file === `${part}.json` || file.startsWith(`${part}-`));
    if (reports.length === 0) throw new Error(`There is no report of "${part}" in ${folder}.`);
    return reports.flatMap((file) => {
      const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as
        | VitestReport
        | PlaywrightReport;
      return 'testResults' in report ? fromVitest(report) : fromPlaywright(report);
    });
  });
}
