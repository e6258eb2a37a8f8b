import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The file of a command that a workspace package has installed. */
export function bin(packageName: string, command = packageName, folder = '.'): string {
  const home = resolve(folder, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return resolve(home, file);
}
