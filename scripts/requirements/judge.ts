import type { Row, TestName } from './table.ts';

/** One test of a report or a listing. */
export interface KnownTest {
  /** Path inside the repository. */
  readonly file: string;
  /** Groups and title joined by ` › `. A listing has "…" where the title depends on data. */
  readonly title: string;
  readonly passed: boolean;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const pattern = (text: string): string => text.split('…').map(escape).join('.+');

const fits = (wanted: string, title: string): boolean =>
  new RegExp(`^${pattern(wanted)}$`, 's').test(title) ||
  (title.includes('…') && new RegExp(`^${pattern(title)}$`, 's').test(wanted));

/** Whether the row names this title or one of the groups around it. */
function isNamed(wanted: string, title: string): boolean {
  const parts = title.split(' › ');
  return parts.some((_, index) => fits(wanted, parts.slice(0, index + 1).join(' › ')));
}

function complaint({ file, title }: TestName, tests: readonly KnownTest[]): string | undefined {
  const inFile = tests.filter((test) => `/${test.file}`.endsWith(`/${file}`));
  const files = [...new Set(inFile.map((test) => test.file))];
  if (files.length === 0) return `no test of ${file} has run`;
  if (files.length > 1) return `${file} may be any of ${files.join(', ')}`;
  const named = inFile.filter((test) => isNamed(title, test.title));
  if (named.length === 0) return `${file} has no test "${title}" that has run`;
  const failed = named.find(({ passed }) => !passed);
  return failed === undefined ? undefined : `${file} › ${failed.title} has not passed`;
}

/** One line for every row whose tests did not all run and pass. */
export function judge(rows: readonly Row[], tests: readonly KnownTest[]): string[] {
  return rows.flatMap(({ line, requirement, tests: named }) =>
    named
      .map((name) => complaint(name, tests))
      .filter((text) => text !== undefined)
      .map((text) => `line ${line}: "${requirement}": ${text}`),
  );
}
