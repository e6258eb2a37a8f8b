import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contenders } from './scripts/contenders.ts';

/** A page with one contender and nothing else, so that no library pays for another's styles. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: 'pages',
      resolveId: (id) => (id.endsWith('.html') ? resolve(import.meta.dirname, basename(id)) : null),
      load(id) {
        const name = contenders.find((contender) => id.endsWith(`${contender}.html`));
        if (name === undefined) return null;
        return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <title>${name}</title>
    <script type="module" src="/src/contenders/${name}.tsx"></script>
  </head>
  <body></body>
</html>`;
      },
    },
  ],
  // The package brings its own copies when it is linked; the app's are the ones that count.
  resolve: { dedupe: ['react', 'react-dom', 'lucide-react'] },
  build: {
    modulePreload: false,
    // Each page is a build of its own: nothing is shared between libraries.
    rolldownOptions: { input: contenders.map((name) => `${name}.html`) },
  },
});
