import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styles = resolve(import.meta.dirname, '../../src/styles');

function read(specifier: string): Buffer {
  return readFileSync(
    specifier.startsWith('.')
      ? resolve(styles, specifier)
      : fileURLToPath(import.meta.resolve(specifier)),
  );
}

/** Writes the files for a whole document: styles in one file, fonts beside them, and the tokens. */
export function sheets(): Plugin {
  return {
    name: 'sheets',
    generateBundle: {
      order: 'post',
      handler() {
        const emit = (fileName: string, source: string | Buffer): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        const css = String(read('./styles.css'));
        emit(
          'styles.css',
          css.replaceAll(/@import '([^']+)';/g, (_, sheet: string) => String(read(sheet))),
        );
        const families = new Set<string>();
        emit(
          'fonts.css',
          String(read('./fonts.css')).replaceAll(/url\('([^']+)'\)/g, (_, font: string) => {
            const fileName = `fonts/${basename(font)}`;
            emit(fileName, read(font));
            families.add(dirname(dirname(font)));
            return `url('./${fileName}')`;
          }),
        );
        // The licence of the fonts has to be distributed with them.
        for (const family of families) {
          emit(`fonts/${basename(family)}-OFL.txt`, read(`${family}/LICENSE`));
        }
        emit('tokens.json', read('@salonica/tokens/tokens.dtcg.json'));
      },
    },
  };
}
