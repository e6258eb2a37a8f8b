import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@salonica/source', ...defaultClientConditions];

// Under Node the identity SDK offers a build of its own, which keeps no session.
const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const browserAuth = fromFirebase
  .resolve('@firebase/auth/package.json')
  .replace('package.json', 'dist/esm/index.js');

export default defineConfig({
  plugins: [react()],
  resolve: { conditions, alias: { '@firebase/auth': browserAuth } },
  ssr: { resolve: { conditions } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/app/test-setup.ts'],
    restoreMocks: true,
    server: { deps: { inline: [/firebase/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
