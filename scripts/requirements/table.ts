/** The requirements of the product, and the tests that prove them. */
export interface Row {
  /** Line of the document, counted from 1. */
  readonly line: number;
  readonly requirement: string;
  readonly tests: readonly TestName[];
}

/** A test as written in the table. */
export interface TestName {
  /** Last parts of the path, enough to identify one file. */
  readonly file: string;
  /** Groups and title, from outer to inner; "…" matches any text. */
  readonly title: string;
}

export interface Table {
  readonly rows: readonly Row[];
  /** Problems of the tables, each with its line. */
  readonly problems: readonly string[];
}

const header = 'requirement|test';

/** Cells of a table row, with `\|` for a bar inside a cell. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** `` `file › group › title` ``, several separated by `<br>`. */
function testsOf(cell: string): TestName[] | undefined {
  const names = cell.split('<br>').map((part) => /^`([^`]+)`$/.exec(part.trim())?.[1]);
  const tests: TestName[] = [];
  for (const name of names) {
    const [file, ...title] = name?.split(' › ') ?? [];
    if (file === undefined || title.length === 0) return undefined;
    tests.push({ file, title: title.join(' › ') });
  }
  return tests;
}

/** Reads every table of the document; each row needs a requirement and at least one test. */
export function readTable(text: string): Table {
  const rows: Row[] = [];
  const problems: string[] = [];
  const seen = new Map<string, number>();
  let inTable = false;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (!content.trimStart().startsWith('|')) {
      inTable = false;
      continue;
    }
    const cells = cellsOf(content);
    if (!inTable) {
      inTable = true;
      if (cells.join('|').toLowerCase() !== header) {
        problems.push(`line ${line}: a table begins with the columns Requirement and Test`);
      }
      continue;
    }
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    const [requirement = '', proof = ''] = cells;
    const tests = testsOf(proof);
    if (cells.length !== 2 || requirement === '') {
      problems.push(`line ${line}: a row has a requirement and its tests, and nothing else`);
    } else if (tests === undefined) {
      problems.push(`line ${line}: "${requirement}" names no test`);
    } else if (seen.has(requirement)) {
      problems.push(`line ${line}: "${requirement}" is in line ${seen.get(requirement)} too`);
    } else {
      seen.set(requirement, line);
      rows.push({ line, requirement, tests });
    }
  }
  if (rows.length === 0) problems.push('there is no row');
  return { rows, problems };
}
