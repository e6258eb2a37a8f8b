import { hash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { moduleOf, subpaths } from './scripts/paths.ts';
import { clientDirectives } from './scripts/plugins/client-directives.ts';
import { dictionaries } from './scripts/plugins/dictionaries.ts';
import { icons } from './scripts/plugins/icons.ts';
import { ownStyles } from './scripts/plugins/own-styles.ts';
import { sheets } from './scripts/plugins/sheets.ts';

/** One entry per public subpath. */
const entries = Object.fromEntries(
  subpaths.map(moduleOf).map((module) => [module, `src/${module}.ts`]),
);

export default defineConfig({
  plugins: [react(), dictionaries(), icons(), ownStyles(), clientDirectives(), sheets()],
  css: {
    modules: {
      // Without the number of the line that Vite's own names end with: they are in scripts and styles.
      generateScopedName: (name, _file, css) =>
        `${name}_${hash('sha1', css, 'base64url').slice(0, 5)}`,
    },
  },
  build: {
    target: 'es2023',
    minify: false,
    cssCodeSplit: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^react(?:-dom)?(?:\/|$)/, /^react-day-picker(?:\/|$)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => {
          const path = name
            .replace('.module.css', '.classes')
            .replace('.messages.ts_el', '.messages.el');
          return `${path}.js`;
        },
        // Not `.module.css`: the class names are final.
        assetFileNames: ({ names: [name = ''] }) => name.replace('.module.css', '.css'),
      },
    },
  },
});
