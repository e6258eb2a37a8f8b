import { defineConfig } from 'oxlint';

const tests = [
  '**/*.{test,test-d}.{ts,tsx}',
  '**/*.spec.ts',
  '**/*.stories.tsx',
  '**/test/**',
  '**/e2e/**',
];

export default defineConfig({
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  jsPlugins: ['./scripts/lint/plugin.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    '**/drizzle/**',
    '**/migrations/**',
    // The benchmarks and the consumers install these libraries and check the types themselves.
    'benchmarks/ui/src/**',
    'packages/ui/test/package/consumers/tested/**',
    'benchmarks/ui/vite.config.ts',
    'benchmarks/pages/lighthouse/**',
  ],
  settings: { react: { version: '19.2' } },
  rules: {
    'salonica/boundaries': 'error',
    'salonica/dynamic-cycle': 'error',
    'salonica/file-names': 'error',
    'salonica/glossary': 'error',
    'salonica/machine-globals': 'error',
    'salonica/plain-words': 'error',
    'salonica/steep-imports': 'error',
    'salonica/translated-text': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    // The bundler cannot tell which icons of the whole list a page needs: all of them would come with every page.
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'lucide-react',
            allowTypeImports: true,
            message: 'Import one icon: lucide-react/icons/<name>.',
          },
        ],
      },
    ],
    'import/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],

    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-param-reassign': 'error',
    'no-warning-comments': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'prefer-const': 'error',
    'no-var': 'error',
    'no-shadow': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'all' }],

    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-optional-chain': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],

    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/self-closing-comp': 'error',

    // The JSX runtime brings React into scope.
    'react/react-in-jsx-scope': 'off',
    // Style sheets, fonts and setup files are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // A default import may carry the name of a named one in `react-dom` and the like.
    'import/no-named-as-default-member': 'off',
    // An early `return` reads better than a nested function that happens to need no closure.
    'unicorn/consistent-function-scoping': 'off',
    // Narrowing from `unknown` and from the DOM ends in an assertion somewhere; `any` stays forbidden.
    'typescript/no-unsafe-type-assertion': 'off',
    // Playwright fixtures and XState actions have empty patterns on purpose.
    'no-empty-pattern': 'off',
    // A callback with side effects only has no return value.
    'promise/always-return': 'off',
    // Axe and the journeys check that a pointer shortcut has a keyboard equivalent.
    'jsx-a11y/no-autofocus': 'off',
    // `<ul role="list">` restores the role that Safari drops with `list-style: none`.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Messages are posted to the same window only where the platform gives no origin.
    'unicorn/require-post-message-target-origin': 'off',
  },
  overrides: [
    {
      files: ['scripts/**', '**/scripts/**', 'apps/api/**', '*.config.ts'],
      rules: { 'no-await-in-loop': 'off' },
    },
    {
      // Command-line programs talk to the terminal; the backend has one logger.
      files: ['scripts/**', '**/scripts/**', 'apps/api/src/main.ts', '**/log.ts', '**/logger.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Its types are there for the booking rules, which only the double of the API runs.
      files: ['apps/web/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Temporal', message: 'Not every browser has it; use shared/dates.ts.' },
        ],
      },
    },
    {
      files: tests,
      rules: { 'max-lines': 'off', 'no-await-in-loop': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      // Playwright passes a fixture to a function called `use`.
      files: ['**/e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      plugins: ['vitest'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect*', 'fc.assert', 'assert*'] },
        ],
      },
    },
  ],
});
