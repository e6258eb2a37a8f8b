import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

const repository = resolve(import.meta.dirname, '..');

/** TypeScript looks here for files beside a source file: `rootDirs` in `tsconfig.base.json`. */
const cache = join(repository, 'node_modules/.cache/salonica/style-types');

/**
 * Types every style sheet by the classes that Vite finds in it, so that a class without a rule does not compile.
 *
 * @param root - folder with `packages` and `apps`
 * @param target - folder that mirrors it; types of removed sheets are deleted
 * @returns the number of sheets
 */
export async function writeStyleTypes(root = repository, target = cache): Promise<number> {
  const config = await resolveConfig({ configFile: false, root, logLevel: 'error' }, 'build');
  const sheets = globSync('{packages,apps}/*/src/**/*.module.css', { cwd: root });
  for (const sheet of sheets) {
    const source = join(root, sheet);
    const { modules = {} } = await preprocessCSS(readFileSync(source, 'utf8'), source, config);
    const classes = Object.keys(modules).map((name) => `  readonly '${name}': string;\n`);
    const file = join(target, `${sheet}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `declare const classes: {\n${classes.join('')}};\nexport default classes;\n`,
    );
  }
  const written = new Set(sheets.map((sheet) => `${sheet}.d.ts`));
  for (const name of globSync('**/*.d.ts', { cwd: target })) {
    if (!written.has(name)) rmSync(join(target, name));
  }
  return sheets.length;
}

if (import.meta.main) {
  console.log(`The classes of ${await writeStyleTypes()} style sheets are typed in ${cache}`);
}
