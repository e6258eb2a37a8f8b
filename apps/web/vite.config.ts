import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunksByPage } from './scripts/chunks.ts';
import { nameLayersFirst } from './scripts/layer-order.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { separateCopy } from './scripts/separate-copy.ts';

const backend = `http://localhost:${process.env['PORT'] ?? '4173'}`;
const proxied = { target: backend, changeOrigin: true };

export default defineConfig(({ isSsrBuild }) => {
  const { plugin, chunkOf } = chunksByPage(import.meta.dirname);
  return {
    plugins: [
      react(),
      plugin,
      nameLayersFirst(),
      leanRouter(),
      separateCopy('/phone-identity.ts', ['firebase/auth', '@firebase/auth']),
    ],
    resolve: {
      conditions: ['@salonica/source', ...defaultClientConditions],
      // The same letters in the one width and the weights that pages use.
      alias: {
        '@fontsource-variable/noto-serif-display/files': join(
          import.meta.dirname,
          'src/assets/fonts',
        ),
      },
    },
    ssr: { resolve: { conditions: ['@salonica/source', ...defaultServerConditions] } },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      emptyOutDir: true,
      manifest: isSsrBuild !== true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The lists of scripts would weigh 1.5 KB in every first load; the page's own are in its head.
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output:
          isSsrBuild === true
            ? // One file: a build that replaces it has an address of its own.
              { codeSplitting: false }
            : {
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
