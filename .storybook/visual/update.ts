import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { baselineFolders, recordBrowser } from './baselines.ts';
import { pack } from './pack.ts';

const { only } = parseArgs({ options: { only: { type: 'string', short: 't' } } }).values;

// Deletes screenshots that no story takes any more.
if (only === undefined) baselineFolders().forEach((folder) => rmSync(folder, { recursive: true }));
const startedAt = Date.now();

// Only the screenshots themselves: intentional changes of the sensitivity test must not become
// baselines.
const vitest = await startVitest(['visual/visual.test.ts'], {
  config: resolve(import.meta.dirname, '../vitest.visual.config.ts'),
  update: true,
  watch: false,
  ...(only === undefined ? {} : { testNamePattern: only }),
});
await vitest.close();

const files = baselineFolders()
  .flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)))
  .filter((file) => statSync(file).mtimeMs >= startedAt);

let bytes = 0;
for (const file of files) {
  const packed = await pack(readFileSync(file));
  writeFileSync(file, packed);
  bytes += packed.length;
}
recordBrowser();
process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} KB\n`);
