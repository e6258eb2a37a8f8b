import { globSync, readFileSync } from 'node:fs';
import { riddles } from './words.ts';

/** Paragraphs, list items and table rows, each with its first line. */
function* passages(text: string): Generator<readonly [line: number, passage: string]> {
  let line = 1;
  for (const passage of text.split(/\n(?=\s*(?:\n|[-|#]|\d+\.\s))/)) {
    yield [line + (/^\n*/.exec(passage)?.[0].length ?? 0), passage];
    line += passage.split('\n').length;
  }
}

/** Code, and the URLs of links. */
const notProse = /^```.*?^```|`[^`\n]*`|\]\([^)]*\)/gms;

const keepLines = (match: string) => '``' + match.replaceAll(/[^\n]/g, '');

const files = globSync(['**/*.{md,mdx}', '{.changeset,.github,.storybook}/**/*.{md,mdx}'], {
  exclude: ['**/node_modules/**', '**/dist/**', '**/storybook-static/**', '**/CHANGELOG.md'],
});
const problems = files.flatMap((file) =>
  [...passages(readFileSync(file, 'utf8').replaceAll(notProse, keepLines))].flatMap(
    ([line, passage]) => riddles(passage).map((problem) => `${file}:${line} ${problem}`),
  ),
);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
