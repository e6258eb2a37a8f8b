import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How long one test took. */
interface Timed {
  readonly milliseconds: number;
  /** Its file and its title. */
  readonly name: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The slowest tests, slowest first. */
  readonly slowest: readonly Timed[];
  /** Journeys that passed on their retry. */
  readonly flaky: readonly string[];
  /** Each failed test, with the first lines of its message. */
  readonly failures: readonly string[];
}

export const ok: Tally = { passed: 1, failed: 0, slowest: [], flaky: [], failures: [] };
export const notOk: Tally = { ...ok, passed: 0, failed: 1 };

function slowest(tests: readonly Timed[]): readonly Timed[] {
  return tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    slowest: slowest(tallies.flatMap((tally) => tally.slowest)),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
    /** Why a file could not run. */
    readonly message: string;
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A run that failed without naming a failed test, for example in a set-up, counts as one failure.
 */
function withExit({ failed, ...rest }: Tally, exitCode: number): Tally {
  return { ...rest, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/** A failed test in the summary: the whole message is in the log of its part. */
function failure(name: string, message: string): string {
  return [name, ...message.trim().split('\n').slice(0, 6)].join('\n    ');
}

function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const ofTests = assertionResults.flatMap(({ title, failureMessages = [] }) =>
      failureMessages.slice(0, 1).map((first) => failure(`${file}: ${title}`, first)),
    );
    return message === '' ? ofTests : [...ofTests, failure(file, message)];
  });
}

function timesOfVitest({ testResults }: VitestReport): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      milliseconds: duration,
      name: `${relative('.', name)}: ${title}`,
    })),
  );
}

interface Journey extends Timed {
  readonly isFlaky: boolean;
  /** Why it failed, when it did not pass on its retry either. */
  readonly error: string | undefined;
}

function journeysOf({ suites = [], specs = [] }: PlaywrightSuite): Journey[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      name: `${file}: ${title} (${projectName})`,
      isFlaky: status === 'flaky',
      error: status === 'unexpected' ? (results.at(-1)?.error?.message ?? '') : undefined,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

export function tallyVitest(file: string, exitCode: number): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return notOk;
  const { numPassedTests, numFailedTests } = report;
  // No test at all means that the run used the wrong path.
  if (numPassedTests + numFailedTests === 0) return notOk;
  const tally = {
    passed: numPassedTests,
    failed: numFailedTests,
    slowest: slowest(timesOfVitest(report)),
    flaky: [],
    failures: failuresOfVitest(report),
  };
  return withExit(tally, exitCode);
}

export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return notOk;
  const { expected, unexpected, flaky } = report.stats;
  if (expected + unexpected + flaky === 0) return notOk;
  const journeys = report.suites.flatMap(journeysOf);
  const again = journeys.filter(({ isFlaky }) => isFlaky).map(({ name }) => name);
  const failures = journeys.flatMap(({ name, error }) =>
    error === undefined ? [] : [failure(name, error)],
  );
  // A journey that passed on its retry counts as passed, and is listed at the end.
  const tally = { passed: expected + flaky, failed: unexpected, flaky: again };
  return withExit({ ...tally, slowest: slowest(journeys), failures }, exitCode);
}
