import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** The pid of a process that is gone. */
function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('a folder has one holder at a time', async () => {
  const folder = join(temporaryFolder(), 'data');
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}.`,
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
  const releaseAgain = await lockFolder(folder);
  releaseAgain();
});

test.each([
  ['a process that is gone', () => `${endedPid()} 12345`],
  ['an earlier process that had the pid of this one', () => `${process.pid} 1`],
  ['nobody', () => ''],
])('the lock of %s is taken over', async (_case, holder) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), holder());
  const release = await lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('a takeover that broke off does not block the next', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${endedPid()} 12345`);
  mkdirSync(join(folder, 'lock.takeover'));
  const release = await lockFolder(folder);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of many that find a stale lock at once, one gets the folder', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${endedPid()} 12345`);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(FolderInUseError);
});

test('whoever lost the folder does not remove the lock of the new holder', async () => {
  const folder = temporaryFolder();
  const release = await lockFolder(folder);
  writeFileSync(join(folder, 'lock'), '1 1');
  release();
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('1 1');
});
