import { readFileSync } from 'node:fs';
import { provingParts, results } from '../test/results.ts';
import { judge } from './judge.ts';
import { listTests } from './list-tests.ts';
import { readReports } from './reports.ts';
import { readTable } from './table.ts';

const document = 'docs/requirements.md';

// With --static only the names are checked against the existing tests, which takes seconds.
const isStatic = process.argv.includes('--static');

const { rows, problems } = readTable(readFileSync(document, 'utf8'));
const tests = isStatic ? listTests() : readReports(results, provingParts);
const complaints = [...problems, ...judge(rows, tests)];

for (const complaint of complaints) console.error(`${document}, ${complaint}`);
const verdict = isStatic ? 'name a test' : 'are held by tests that passed';
if (complaints.length === 0) console.log(`${rows.length} requirements ${verdict}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
