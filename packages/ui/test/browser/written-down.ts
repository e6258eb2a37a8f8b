import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { components, packageRoot } from '../../facts/folders.ts';
import { promisedBy, readSpecification } from '../../facts/specification.ts';
import { attributesWritten } from '../attributes.ts';

/** The specifications, serialised for a browser. */
export interface WrittenDown {
  /** By the value of `data-component`: some folders have several. */
  components: Record<
    string,
    { parts: string[]; attributes: string[]; values: Record<string, string[]> }
  >;
  /** Our attributes: those of a library or a story are not part of the contract. */
  attributes: string[];
}

const read = (path: string) => readFileSync(path, 'utf8');

const modules = globSync('src/**/*.{ts,tsx}', { cwd: packageRoot })
  .filter((file) => !/\.(?:keys|proofs|stories|test)\.tsx?$/.test(file))
  .map((file) => read(join(packageRoot, file)));

function namesIn(folder: string): string[] {
  const files = globSync('*.tsx', { cwd: folder }).filter(
    (file) => !/\.(?:proofs|stories)\./.test(file),
  );
  return files.flatMap((file) =>
    Array.from(
      read(join(folder, file)).matchAll(/data-component="([^"]+)"/g),
      ([, name = '']) => name,
    ),
  );
}

export const writtenDown: WrittenDown = {
  components: Object.fromEntries(
    components.flatMap(({ path, symbol }) => {
      const { parts, attributes, values } = promisedBy(
        readSpecification(read(join(path, `${symbol}.spec.md`))),
      );
      const names = { parts: [...parts], attributes: [...attributes], values };
      return namesIn(path).map((name) => [name, names]);
    }),
  ),
  attributes: [...new Set(modules.flatMap((source) => [...attributesWritten(source)]))],
};
