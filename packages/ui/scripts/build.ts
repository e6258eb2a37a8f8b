import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { writeStyleTypes } from '../../../scripts/style-types.ts';
import { components } from '../facts/folders.ts';
import { packageRoot } from './paths.ts';
import { describeForTests } from './testing-types.ts';

const dist = join(packageRoot, 'dist');

const classes =
  'declare const classes: Readonly<Record<string, string>>;\nexport default classes;\n';

/**
 * Rewrites module names in types to their built names. Every version of TypeScript resolves the
 * types of `./X.js`; not all of them resolve `./X.tsx` in a package.
 */
function withBuiltNames(types: string): string {
  return types
    .replaceAll(/((?:from|import|declare module)[ (]['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js')
    .replaceAll(/((?:from|import)[ (]['"]\.[^'"]*)\.module\.css(?=['"])/g, '$1.classes.js');
}

/** Writes `dist`: modules, their style sheets, their types, and the sheets for a whole document. */
await build({ root: packageRoot, logLevel: 'warn' });
await writeStyleTypes();

const require = createRequire(import.meta.url);
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  cwd: packageRoot,
  stdio: 'inherit',
});
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file);
  writeFileSync(path, withBuiltNames(readFileSync(path, 'utf8')));
}
for (const file of globSync('**/*.classes.js', { cwd: dist })) {
  writeFileSync(join(dist, file.replace(/js$/, 'd.ts')), classes);
}
// TypeScript reports every missing string of a custom dictionary, with any imports.
const dictionary = join(dist, 'messages/messages.d.ts');
const strings = globSync('*/*.messages.d.ts', { cwd: dist }).toSorted();
const imports = strings.map((file) => `import '../${file.replace(/\.d\.ts$/, '.js')}';\n`);
writeFileSync(dictionary, imports.join('') + readFileSync(dictionary, 'utf8'));
// Tests do not compile with a part or a state that a component does not have.
const described = join(dist, 'testing/components.d.ts');
writeFileSync(join(dist, 'testing/specifications.d.ts'), describeForTests(components));
writeFileSync(described, `import './specifications.js';\n${readFileSync(described, 'utf8')}`);
// The types of a style sheet that is imported for its side effect.
writeFileSync(join(dist, 'sheet.d.ts'), 'export {};\n');
