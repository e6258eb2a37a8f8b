import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { baselineFolders, isCoarse, recordBrowser } from './baselines.ts';
import { fingerprintOf, withFingerprint } from './fingerprint.ts';
import { pack } from './pack.ts';
import { keepDrawn } from './photograph.ts';
import { coarse, decode, encode } from './pixels.ts';

const { only, missing = false } = parseArgs({
  options: { only: { type: 'string', short: 't' }, missing: { type: 'boolean' } },
}).values;

// Deletes screenshots that no story takes any more.
if (only === undefined && !missing) {
  baselineFolders().forEach((folder) => rmSync(folder, { recursive: true }));
}
if (missing) keepDrawn();
const startedAt = Date.now();

// Only the screenshots themselves: intentional changes of the sensitivity test must not become
// baselines.
const drawing = ['visual', 'states', 'screens'].map((name) => `visual/${name}.test.ts`);
const vitest = await startVitest(drawing, {
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
  const drawn = readFileSync(file);
  const small = await pack(isCoarse(file) ? encode(coarse(decode(drawn))) : drawn);
  const packed = withFingerprint(small, fingerprintOf(drawn));
  writeFileSync(file, packed);
  bytes += packed.length;
}
recordBrowser();
process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} KB\n`);
