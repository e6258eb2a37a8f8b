import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v1CallList } from '@salonica/contract/v1/calls';
import { expect, it } from 'vitest';
import { withoutRequests } from './rows-for-the-browser.ts';

const folder = join(import.meta.dirname, '../../../packages/contract/src/v1');
const tables = globSync('{*-,}calls.ts', { cwd: folder }).map((name) =>
  readFileSync(join(folder, name), 'utf8'),
);

const count = (pattern: RegExp, code: string) => code.match(pattern)?.length ?? 0;

it('leaves out each summary and each schema of a request, and nothing else', () => {
  const whole = tables.join('\n');
  const kept = withoutRequests(whole);
  for (const part of ['params', 'query', 'body', 'summary'] as const) {
    expect(count(new RegExp(`\\b${part}: `, 'g'), kept)).toBe(0);
    const rows = v1CallList.filter((row) => row[part] !== undefined).length;
    expect(count(new RegExp(`\\b${part}: `, 'g'), whole)).toBe(rows);
  }
  for (const part of ['path', 'response', 'method', 'access']) {
    const pattern = new RegExp(`\\b${part}: `, 'g');
    expect(count(pattern, kept)).toBe(count(pattern, whole));
  }
});
