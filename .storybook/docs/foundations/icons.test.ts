import { readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { iconUses } from './icons.ts';

const source = resolve(import.meta.dirname, '../../../packages/ui/src');

/** Icons used by a module: imported, or drawn as a path of its own. */
function iconsOf(module: string): string[] {
  const uses = module.matchAll(/(?:import (\w+) from 'lucide-react\/icons\/|Lucide's (\w+)\.)/g);
  return [...uses].map(([, imported, drawn]) => imported ?? drawn ?? '');
}

test('the page shows exactly the icons that components use', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{stories,test}.tsx'] });
  const drawn = files.flatMap((file) => iconsOf(readFileSync(resolve(source, file), 'utf8')));
  expect(iconUses.map(({ name }) => name).toSorted()).toEqual([...new Set(drawn)].toSorted());
});
