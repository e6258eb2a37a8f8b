import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { baselines, recordBrowser } from './baselines.ts';
import { pack } from './pack.ts';

// Pictures of components that are gone must not stay behind.
rmSync(baselines, { recursive: true, force: true });

const vitest = await startVitest([], {
  config: resolve(import.meta.dirname, '../vitest.visual.config.ts'),
  update: true,
  watch: false,
});
await vitest.close();

const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.png'))
  .map((name) => resolve(baselines, name));

let bytes = 0;
for (const file of files) {
  const packed = await pack(readFileSync(file));
  writeFileSync(file, packed);
  bytes += packed.length;
}
recordBrowser();
process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} KB\n`);
