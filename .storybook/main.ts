import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { publicImports } from './manifest.ts';
import { testsTagged } from './sidebar/behaviour.ts';
import { otherNames } from './sidebar/other-names.ts';
import { statesListed } from './states/in-sidebar.ts';
import { componentStates, isSuite } from './states/plugin.ts';

const components = resolve(import.meta.dirname, '../packages/ui/src');

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    '@chromatic-com/storybook',
  ],
  staticDirs: [
    // The pictures of the salons, at the server's paths.
    { from: '../apps/api/art', to: '/storage' },
    // Screenshots of components, for the overview.
    ...globSync('*/pictures', { cwd: components }).map((folder) => ({
      from: resolve(components, folder),
      to: `/pictures/${dirname(folder)}`,
    })),
  ],
  core: { disableTelemetry: true },
  // The component manifest for programs, at /manifests/components.json and over /mcp.
  features: { experimentalTestSyntax: true, componentsManifest: true },
  ...publicImports,
  ...testsTagged,
  experimental_indexers: (indexers) => statesListed(testsTagged.experimental_indexers(indexers)),
  ...otherNames,
  // Vite's root is this package: it has all dependencies of the stories.
  viteFinal: (config) => ({
    ...config,
    root: import.meta.dirname,
    plugins: [...(config.plugins ?? []), ...(isSuite ? [] : [componentStates()])],
  }),
  // The other docgen needs TypeScript's JavaScript API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
});
