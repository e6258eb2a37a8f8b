import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog, gatherLines } from './log.ts';

test('lines of one turn are written together, and in order', async () => {
  const write = vi.fn<(text: string) => void>();
  const lines = gatherLines(write);
  const log = createLog(lines.write);
  log('info', 'first');
  log('warn', 'second', { status: 200 });
  expect(write).not.toHaveBeenCalled();
  await nextTurn();
  log('info', 'third');
  lines.flush();
  await nextTurn();
  const written = write.mock.calls.map(([text]) => text.trim().split('\n'));
  expect(written.map((part) => part.map((line) => /"event":"(\w+)"/.exec(line)?.[1]))).toEqual([
    ['first', 'second'],
    ['third'],
  ]);
});
