import type { Plugin } from 'vite';

/** The layers of the package, so that their order does not depend on which sheet a page loads first. */
const order = '@layer salonica.reset, salonica.tokens, salonica.base, salonica.components;';

/** What a style sheet is for Node itself, as `imports` of the manifest says. */
const nothing = 'internal/no-styles.js';

/**
 * Makes each module import its own styles: Vite removes these imports from a library's modules. They
 * are imports of the package, so that bundlers get the sheet and plain Node gets an empty module.
 */
export function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: nothing, source: 'export {};\n' });
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (file.fileName.endsWith('.css')) file.source = `${order}\n${String(file.source)}`;
            continue;
          }
          const imports = [...(file.viteMetadata?.importedCss ?? [])].map(
            (sheet) => `import '#styles/${sheet}';\n`,
          );
          file.code = imports.join('') + file.code;
        }
      },
    },
  };
}
