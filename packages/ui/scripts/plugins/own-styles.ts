import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The layers of the package, so that their order does not depend on which sheet a page loads first. */
const order = '@layer salonica.reset, salonica.tokens, salonica.base, salonica.components;';

/** Makes each module import its own styles: Vite removes these imports from a library's modules. */
export function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (file.fileName.endsWith('.css')) file.source = `${order}\n${String(file.source)}`;
            continue;
          }
          const imports = [...(file.viteMetadata?.importedCss ?? [])].map((sheet) => {
            const path = relative(dirname(file.fileName), sheet);
            return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
          });
          file.code = imports.join('') + file.code;
        }
      },
    },
  };
}
