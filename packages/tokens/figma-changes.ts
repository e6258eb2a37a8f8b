import { readFileSync } from 'node:fs';
import { bundle } from './bundle-dtcg.ts';
import { changesIn, type FigmaFile } from './figma.ts';

/** Lists what a designer has changed, from a file that the variables API of Figma has returned. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(
    'Usage: npx -y pnpm@12.21.0 --filter @salonica/tokens figma:changes <variables.json>\n',
  );
  process.exitCode = 1;
} else {
  const changes = changesIn(JSON.parse(readFileSync(file, 'utf8')) as FigmaFile, bundle());
  for (const { token, mode, before, after } of changes) {
    process.stdout.write(
      `${token} (${mode}): ${JSON.stringify(before)} -> ${JSON.stringify(after)}\n`,
    );
  }
  process.stdout.write(`${changes.length} changes\n`);
}
