import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const request = /^lucide-react\/icons\/([\w-]+)$/;
const internal = resolve(import.meta.dirname, '../../src/internal');

/** What a module of Lucide exports beside the icon itself. */
interface Drawing {
  readonly __iconData?: { readonly name: string; readonly node: unknown };
}

/**
 * Builds the icons of Lucide without its runtime, which is larger than most components: an icon is
 * its drawing and `createIcon`. Stories and tests use Lucide itself.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId(specifier) {
      const name = request.exec(specifier)?.[1];
      return name === undefined ? null : resolve(internal, 'icons', `${name}.js`);
    },
    async load(id) {
      if (dirname(id) !== resolve(internal, 'icons')) return null;
      const specifier = `lucide-react/icons/${basename(id, '.js')}`;
      const { __iconData: icon } = (await import(specifier)) as Drawing;
      if (!icon) return this.error(`${specifier} is another icon's old name`);
      const drawing = JSON.stringify([icon.name, icon.node]).slice(1, -1);
      return `import { createIcon } from '../create-icon.tsx';\nexport default /* @__PURE__ */ createIcon(${drawing});\n`;
    },
    generateBundle() {
      // The licence of the icons has to be distributed with them.
      const manifest = fileURLToPath(import.meta.resolve('lucide-react/package.json'));
      this.emitFile({
        type: 'asset',
        fileName: 'internal/icons/LICENSE',
        source: readFileSync(resolve(dirname(manifest), 'LICENSE')),
      });
    },
  };
}
