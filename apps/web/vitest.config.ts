import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@salonica/source', ...defaultClientConditions];

// Under Node the identity SDK selects another build, which stores no session.
const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const browserAuth = fromFirebase
  .resolve('@firebase/auth/package.json')
  .replace('package.json', 'dist/esm/index.js');

/**
 * Logic that uses the browser declares it in its first line; otherwise there is no `document`, and
 * the test fails.
 */
const aboutTheBrowser = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').startsWith(
    '// @vitest-environment happy-dom\n',
  ),
);

export default defineConfig({
  plugins: [react()],
  resolve: { conditions, alias: { '@firebase/auth': browserAuth } },
  ssr: { resolve: { conditions } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    restoreMocks: true,
    // Other parts of a whole run share the cores.
    testTimeout: 20_000,
    server: { deps: { inline: [/firebase/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'web-logic',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: aboutTheBrowser,
          setupFiles: ['src/app/test-setup.ts'],
          // Logic tests share no state between files; loading everything again for each costs more
          // than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web-screens',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A separate document and modules for each file, without a new process.
          pool: 'vmThreads',
          setupFiles: ['src/app/test-setup.ts', 'src/app/test-setup-screens.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web-browser',
          include: aboutTheBrowser,
          environment: 'happy-dom',
          // Not in a virtual machine: there messages between tabs do not arrive.
          pool: 'threads',
          setupFiles: ['src/app/test-setup.ts'],
        },
      },
    ],
  },
});
