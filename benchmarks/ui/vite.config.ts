import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contenders } from './scripts/contenders.ts';

/** The module of each page. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(contenders.map((name) => [name, `contenders/${name}`])),
  plan: 'plan',
};

/** A page with one contender only, so that no library pays for another's styles. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: 'pages',
      resolveId: (id) => (id.endsWith('.html') ? resolve(import.meta.dirname, basename(id)) : null),
      load(id) {
        const name = Object.keys(pages).find((one) => id.endsWith(`${one}.html`));
        if (name === undefined) return null;
        return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <title>${name}</title>
    <script type="module" src="/src/${pages[name]}.tsx"></script>
  </head>
  <body></body>
</html>`;
      },
    },
  ],
  // The linked package has its own copies; the app's have to be used.
  resolve: { dedupe: ['react', 'react-dom', 'lucide-react'] },
  build: {
    modulePreload: false,
    // Each page is a separate build: nothing is shared between libraries.
    rolldownOptions: { input: Object.keys(pages).map((name) => `${name}.html`) },
  },
});
