import { globSync, readFileSync } from 'node:fs';
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

/** Logic that asks the browser says so in its first line; without it there is no `document`, and the test fails. */
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
          // Logic keeps nothing between two files; loading everything again for each costs more than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web-screens',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A document and modules of its own for each file, without a new process for each.
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
          // Not in a virtual machine: messages between tabs do not arrive in one.
          pool: 'threads',
          setupFiles: ['src/app/test-setup.ts'],
        },
      },
    ],
  },
});
