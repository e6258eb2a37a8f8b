import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageRoot, packed } from './paths.ts';

rmSync(dirname(packed.tarball), { recursive: true, force: true });
mkdirSync(packed.folder, { recursive: true });
const run = (program: string, args: readonly string[]): void => {
  execFileSync(program, args, { cwd: packageRoot, stdio: ['ignore', 'inherit', 'inherit'] });
};
// The package's own `prepack` builds first.
run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--out', packed.tarball]);
run('tar', ['-xzf', packed.tarball, '-C', packed.folder, '--strip-components=1']);
console.log(`Packed into ${packed.tarball}`);
