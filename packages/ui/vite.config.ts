import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One entry per public subpath. */
const entries = Object.fromEntries(
  [...globSync('src/*/index.ts'), 'src/messages/el.ts'].map((file) => [
    file.replace(/^src\/|\.ts$/g, ''),
    file,
  ]),
);

/** Lets each module bring its own styles: Vite takes the imports out of a library's modules. */
const importOwnStyles = (): Plugin => ({
  name: 'import-own-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
          const path = relative(dirname(chunk.fileName), file);
          return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
        });
        chunk.code = imports.join('') + chunk.code;
      }
    },
  },
});

const locate = (specifier: string) =>
  specifier.startsWith('.')
    ? `src/styles/${specifier}`
    : fileURLToPath(import.meta.resolve(specifier));

const sheet = (specifier: string) => readFileSync(locate(specifier), 'utf8');

/** Writes the sheets for a whole document: styles in one file, fonts beside the files they name. */
const writeSheets = (): Plugin => ({
  name: 'write-sheets',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'styles.css',
      source: sheet('./styles.css').replaceAll(/@import '([^']+)';/g, (_, specifier: string) =>
        sheet(specifier),
      ),
    });
    this.emitFile({
      type: 'asset',
      fileName: 'fonts.css',
      source: sheet('./fonts.css').replaceAll(/url\('([^']+)'\)/g, (_, font: string) => {
        const fileName = `fonts/${basename(font)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(locate(font)) });
        return `url('./${fileName}')`;
      }),
    });
  },
});

export default defineConfig({
  plugins: [react(), importOwnStyles(), writeSheets()],
  build: {
    target: 'es2023',
    minify: false,
    cssCodeSplit: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^react(?:-dom)?(?:\/|$)/, /^lucide-react$/, /^react-day-picker(?:\/|$)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => `${name.replace('.module.css', '.classes')}.js`,
        // Not `.module.css`: the names of the classes are final.
        assetFileNames: ({ names: [name = ''] }) => name.replace('.module.css', '.css'),
      },
    },
  },
});
