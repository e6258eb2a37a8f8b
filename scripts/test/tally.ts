import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const ok: Tally = { passed: 1, failed: 0 };
export const notOk: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run that ended badly without naming a failed test, for example in a set-up, still failed once. */
function withExit({ passed, failed }: Tally, exitCode: number): Tally {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

export function tallyVitest(file: string, exitCode: number): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return notOk;
  const { numPassedTests, numFailedTests } = report;
  // No test at all means that the run looked in the wrong place.
  if (numPassedTests + numFailedTests === 0) return notOk;
  return withExit({ passed: numPassedTests, failed: numFailedTests }, exitCode);
}

export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return notOk;
  const { expected, unexpected, flaky } = report.stats;
  if (expected + unexpected + flaky === 0) return notOk;
  // A journey that needed its second try passed; the runner lists it by name above its last line.
  return withExit({ passed: expected + flaky, failed: unexpected }, exitCode);
}
