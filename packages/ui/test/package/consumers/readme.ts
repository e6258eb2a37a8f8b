import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../../scripts/paths.ts';

const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');

function section(title: string): string {
  const [, body] = readme.split(`\n## ${title}\n`);
  if (body === undefined) throw new Error(`The README has no section "${title}".`);
  return body.split('\n## ')[0] ?? '';
}

interface Block {
  readonly language: string;
  readonly code: string;
}

function blocks(title: string): Block[] {
  return [...section(title).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );
}

/** Writes the files of a README section: code blocks that begin with a path in a comment. */
export function writeFiles(title: string, folder: string): void {
  for (const { code } of blocks(title)) {
    const [first = '', ...lines] = code.split('\n');
    const path = /^(?:\/\/|<!--|\/\*) (\S+\.\w+)(?: -->| \*\/)?$/.exec(first)?.[1];
    if (path === undefined) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.join('\n'));
  }
}

/** The commands of a README section. */
export function commands(title: string): string[] {
  return blocks(title)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
}

/** The style sheets of a README section. */
export function sheets(title: string): string[] {
  return blocks(title)
    .filter(({ language }) => language === 'css')
    .map(({ code }) => code);
}
