import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { icons } from '../../packages/ui/scripts/plugins/icons.ts';
import { chunksByPage } from './scripts/chunks.ts';
import { classNameIn } from './scripts/class-name.ts';
import { nameLayersFirst } from './scripts/layer-order.ts';
import { rowsForTheBrowser } from './scripts/rows-for-the-browser.ts';

const backend = `http://localhost:${process.env['PORT'] ?? '4173'}`;
const proxied = { target: backend, changeOrigin: true };

const requireRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const router = join(requireRouter.resolve('react-router/package.json'), '../dist/production');

export default defineConfig(({ isSsrBuild }) => {
  const { plugin, chunkOf } = chunksByPage(import.meta.dirname);
  return {
    plugins: [
      react(),
      icons(),
      // The server is one file.
      isSsrBuild !== true && plugin,
      nameLayersFirst(),
      rowsForTheBrowser(),
    ],
    resolve: {
      conditions: ['@salonica/source', ...defaultClientConditions],
      // The same glyphs in the width and the weights that pages use.
      alias: [
        {
          find: '@fontsource-variable/noto-serif-display/files',
          replacement: join(import.meta.dirname, 'src/assets/fonts'),
        },
        { find: /^react-router$/, replacement: join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      ],
    },
    ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
    css: {
      modules: {
        localsConvention: 'camelCaseOnly',
        generateScopedName: classNameIn(import.meta.dirname),
      },
    },
    build: {
      emptyOutDir: true,
      manifest: isSsrBuild !== true,
      target: 'es2023',
      assetsInlineLimit: 0,
      // MapLibre, which only an open map with tiles loads; `size` weighs what pages load.
      chunkSizeWarningLimit: 1100,
      modulePreload: {
        polyfill: false,
        // The preload lists would add 1.5 KB to every first load; each page has its own in the
        // head.
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output:
          isSsrBuild === true
            ? // One file: another build has another name for it.
              { codeSplitting: false }
            : {
                // V8 compiles all of it while it loads, in another thread: hydration calls most of it.
                postBanner: ({ name }) =>
                  name === 'framework' ? '//# allFunctionsCalledOnLoad' : '',
                codeSplitting: {
                  groups: [
                    { name: chunkOf, debugName: 'pages', includeDependenciesRecursively: false },
                  ],
                },
              },
      },
    },
    server: {
      port: 5173,
      proxy: {
        '/api': proxied,
        '/storage': proxied,
        '/config.json': proxied,
        '/payment-fields': proxied,
      },
    },
  };
});
