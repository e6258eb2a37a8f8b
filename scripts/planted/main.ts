import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from '../stack/bin.ts';
import { defects as components } from './components.ts';
import type { Defect } from './defect.ts';
import { defects as pages } from './pages.ts';
import { defects as service } from './service.ts';
import { defects as source } from './source.ts';

const all: readonly Defect[] = [...source, ...components, ...service, ...pages];

/** The file with the defect. An outdated list proves nothing. */
function planted({ name, file, find, replace }: Defect, folder: string): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(find);
  if (parts.length !== 2) {
    throw new Error(`"${name}": "${find}" stands ${parts.length - 1} times in ${file}, not once.`);
  }
  return parts.join(replace);
}

/** Parts of tests, or words of defect names; all by default. */
function select(words: readonly string[]): readonly Defect[] {
  if (words.length === 0) return all;
  return all.filter(({ name, part }) => words.some((word) => part === word || name.includes(word)));
}

function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salonica-planted-'));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, 'HEAD']);
  execFileSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--prefer-offline', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
}

/** Whether the limited part of a test passes in the copy. */
function passes(copy: string, { part, only, folder }: Defect): boolean {
  const args =
    folder === undefined
      ? ['scripts/test.mjs', part, ...(only.length === 0 ? [] : ['--', ...only])]
      : [bin('vitest', 'vitest', join(copy, folder)), 'run', ...only];
  const cwd = join(copy, folder ?? '.');
  return spawnSync(process.execPath, args, { cwd, stdio: 'ignore' }).status === 0;
}

function prove(copy: string, defects: readonly Defect[]): number {
  const sound = new Map<string, boolean>();
  let missed = 0;
  for (const defect of defects) {
    const began = Date.now();
    const { name, file, part, only, folder = '' } = defect;
    const narrowed = [part, folder, ...only].filter(Boolean).join(' ');
    // A part that fails without the defect would seem to detect everything.
    if (!sound.has(narrowed)) sound.set(narrowed, passes(copy, defect));
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, planted(defect, copy));
    const isNoticed = !passes(copy, defect);
    writeFileSync(path, before);
    const isSound = sound.get(narrowed) === true;
    const verdict = isSound ? (isNoticed ? 'noticed' : 'NOT NOTICED') : 'fails without it';
    if (!isSound || !isNoticed) missed += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`| ${name} | ${file} | ${narrowed} | ${verdict} | ${seconds} |`);
  }
  return missed;
}

const words = process.argv.slice(2);
const isDry = words[0] === '--dry';
const chosen = select(isDry ? words.slice(1) : words);
if (chosen.length === 0) throw new Error('No defect has this part or name.');
for (const defect of chosen) planted(defect, '.');
if (isDry) {
  console.log(`${chosen.length} defects fit the sources`);
} else {
  const copy = makeCopy();
  try {
    console.log('| defect | file | part | verdict | seconds |\n| --- | --- | --- | --- | --- |');
    const missed = prove(copy, chosen);
    console.log(`\n${chosen.length - missed} of ${chosen.length} planted defects are noticed`);
    process.exitCode = missed === 0 ? 0 : 1;
  } finally {
    removeCopy(copy);
  }
}
