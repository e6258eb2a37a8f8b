import type { KnipConfig } from 'knip';

function toImport([rule]: RegExpExecArray): string {
  const [, path = ''] = /['"]([^'"]+)['"]/.exec(rule) ?? [];
  return `import '${path}';`;
}

const config: KnipConfig = {
  // A type exported from a folder's index costs nothing and documents the folder.
  rules: { types: 'off' },
  ignoreExportsUsedInFile: true,
  // Style sheets use packages too: tokens and fonts.
  compilers: {
    css: (text) => [...text.matchAll(/@import[^;]+|url\([^)]+\)/g)].map(toImport).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/style-types.ts',
        'scripts/test/piece.ts',
        'scripts/stack/*.ts',
        'scripts/{release,requirements,size,test}/main.ts',
        'scripts/stack/testing/*.ts',
        'scripts/lint/markdown.ts',
        'scripts/chromatic/require-token.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}', '*.config.{ts,js}'],
      // Programs that are started by their path: the registry of the rehearsal, and the runner of the parts of the tests.
      ignoreDependencies: ['verdaccio', 'wireit'],
    },
    '.storybook': {
      entry: [
        'manager.ts',
        '*.config.ts',
        'docs/*.config.ts',
        'docs/testing/*.tsx',
        'visual/*.ts',
        'states/states-of.tsx',
      ],
      storybook: { config: ['main.ts'] },
      project: ['**/*.{ts,tsx}'],
    },
    'packages/calendar': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/contract': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/policy': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/search': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/samples': { project: ['src/**/*.ts'] },
    'packages/text': { project: ['src/**/*.ts'] },
    'packages/tokens': { entry: ['terrazzo.config.ts'], project: ['*.ts'] },
    'packages/ui': {
      entry: [
        'src/*/index.ts',
        'src/**/*.{stories,proofs}.tsx',
        'src/*/*.keys.ts',
        'src/*/*.test-d.ts',
        'test/**/*.ts',
        'test/**/*.tsx',
        'scripts/*.ts',
        // Built into the place of Lucide's runtime.
        'src/internal/create-icon.tsx',
        'vitest.package.config.ts',
      ],
      project: ['{src,scripts,facts,codemods}/**/*.{ts,tsx}'],
      // Tests install the oldest React by the version of these and a consumer's tools in its own folder, and start ast-grep by its path.
      ignoreDependencies: [
        'react-19.0',
        'react-dom-19.0',
        '@testing-library/react',
        '@ast-grep/cli',
      ],
    },
    'apps/web': {
      entry: [
        'src/app/boot/boot.ts',
        'src/routes/*.tsx',
        'src/i18n/{en,el}/*.ts',
        'src/i18n/resources.ts',
        'vitest.api.config.ts',
        'api-tests/**/*.test.ts',
        'api-tests/global-setup.ts',
      ],
      project: ['{src,scripts,e2e,api-tests}/**/*.{ts,tsx}'],
    },
    'apps/api': {
      entry: [
        'src/{main,programs/*,preview/programs/*}.ts',
        'bench/*/main.ts',
        'bench/harness/{app,echo}-process.ts',
        'test/programs/*.ts',
      ],
      project: ['{src,test,scripts,bench}/**/*.ts'],
    },
  },
};

export default config;
