import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

type Rule = 'salonica(boundaries)' | 'import(no-cycle)' | 'eslint(no-restricted-globals)';

interface Case {
  readonly file: string;
  readonly code: string;
  /** The rule that must refuse the file; without it the file must pass. */
  readonly rule?: Rule;
}

const refused = (file: string, specifier: string): Case => ({
  file,
  code: `import '${specifier}';\n`,
  rule: 'salonica(boundaries)',
});

const allowed = (file: string, specifier: string): Case => ({
  file,
  code: `import '${specifier}';\n`,
});

const ui = 'packages/ui/src';
const web = 'apps/web/src';

const cases: Case[] = [
  refused(`${ui}/badge/a.tsx`, 'xstate'),
  refused(`${ui}/badge/b.tsx`, 'i18next'),
  refused(`${ui}/badge/c.tsx`, 'react-router-dom'),
  refused(`${ui}/badge/d.tsx`, 'ky'),
  refused(`${ui}/badge/e.tsx`, 'firebase/auth'),
  refused(`${ui}/badge/f.tsx`, '../../../../apps/web/src/app/start.tsx'),
  refused(`${ui}/badge/g.tsx`, '../chip/Chip.tsx'),
  refused(`${ui}/internal/h.ts`, '../chip/index.ts'),
  refused(`${ui}/badge/i.test.tsx`, '../chip/Chip.tsx'),
  allowed(`${ui}/badge/ok-a.tsx`, '../chip/index.ts'),
  allowed(`${ui}/badge/ok-b.tsx`, '../internal/merge.ts'),
  allowed(`${ui}/badge/ok-c.tsx`, 'react-day-picker/locale'),
  allowed(`${ui}/badge/ok-d.test.tsx`, 'vitest'),

  refused('packages/contract/src/a.ts', 'react'),
  refused('packages/contract/src/b.ts', 'hono'),
  refused('packages/contract/src/c.ts', '../../ui/src/badge/index.ts'),
  allowed('packages/contract/src/ok.ts', 'valibot'),

  refused('.storybook/a.tsx', '../apps/web/src/shared/paths.ts'),
  refused('.storybook/b.tsx', '@salonica/web'),
  allowed('.storybook/ok.tsx', '@salonica/ui/badge'),

  refused(`${web}/routes/a.tsx`, '../adapters/api/client.ts'),
  refused(`${web}/routes/b.tsx`, './home.tsx'),
  refused(`${web}/routes/c.tsx`, 'firebase/app'),
  refused(`${web}/routes/d.tsx`, '../app/router.tsx'),
  allowed(`${web}/routes/ok-a.tsx`, '../features/booking-wizard/wizard.tsx'),
  allowed(`${web}/routes/ok-b.tsx`, '../shell/toaster.tsx'),
  allowed(`${web}/routes/ok-c.tsx`, '@salonica/ui/badge'),

  refused(`${web}/features/booking-wizard/a.tsx`, '../auth/session.ts'),
  refused(`${web}/features/booking-wizard/steps/b.tsx`, '../../auth/session.ts'),
  refused(`${web}/features/booking-wizard/c.tsx`, '../../routes/home.tsx'),
  refused(`${web}/features/booking-wizard/d.tsx`, '../../app/start.tsx'),
  refused(`${web}/features/booking-wizard/e.tsx`, '../../adapters/api/client.ts'),
  refused(`${web}/features/booking-wizard/f.tsx`, '../../shell/toaster.tsx'),
  refused(`${web}/features/booking-wizard/g.tsx`, 'ky'),
  refused(`${web}/features/booking-wizard/h.test.tsx`, '../auth/session.ts'),
  allowed(`${web}/features/booking-wizard/ok-a.tsx`, '../../shared/money.ts'),
  allowed(`${web}/features/booking-wizard/steps/ok-b.tsx`, '../booking-context.tsx'),
  allowed(`${web}/features/booking-wizard/ok-c.tsx`, '@salonica/contract'),

  refused(`${web}/features/booking-wizard/a.stories.tsx`, '../../adapters/api/client.ts'),
  refused(`${web}/features/booking-wizard/b.stories.tsx`, '../../app/start.tsx'),
  refused(`${web}/features/booking-wizard/c.stories.tsx`, 'ky'),
  refused(`${web}/features/booking-wizard/i.tsx`, '../../testing/story-app.tsx'),
  refused(`${web}/features/booking-wizard/j.tsx`, '../../testing/memory/index.ts'),
  refused(`${web}/features/booking-wizard/k.test.tsx`, '../../testing/story-app.tsx'),
  refused(`${web}/testing/a.tsx`, 'firebase/auth'),
  allowed(`${web}/features/booking-wizard/ok-f.test.tsx`, '../../testing/memory/index.ts'),
  allowed(`${web}/blocks/ok-a.test.tsx`, '../testing/memory/index.ts'),
  refused(`${web}/blocks/a.test.tsx`, '../features/auth/session.ts'),
  allowed(`${web}/features/booking-wizard/testing/ok-g.ts`, '../../../testing/memory/index.ts'),
  allowed(`${web}/features/booking-wizard/ok-d.stories.tsx`, '../../testing/story-app.tsx'),
  allowed(`${web}/features/booking-wizard/ok-e.stories.tsx`, '@salonica/storybook/preview'),
  allowed(`${web}/testing/ok-a.tsx`, '../app/router.tsx'),

  refused(`${web}/features/booking-wizard/a-machine.ts`, 'react'),
  refused(`${web}/features/booking-wizard/b-machine.ts`, 'react-router-dom'),
  refused(`${web}/features/booking-wizard/c-machine.ts`, 'ky'),
  refused(`${web}/features/booking-wizard/d-machine.ts`, 'firebase/auth'),
  refused(`${web}/features/booking-wizard/e-machine.ts`, 'i18next'),
  refused(`${web}/features/booking-wizard/f-machine.ts`, './wizard.tsx'),
  refused(`${web}/features/booking-wizard/g-machine.ts`, '../../i18n/init.ts'),
  {
    file: `${web}/features/booking-wizard/h-machine.ts`,
    code: 'export const path = () => window.location.pathname;\n',
    rule: 'eslint(no-restricted-globals)',
  },
  allowed(`${web}/features/booking-wizard/ok-machine.ts`, 'xstate'),
  allowed(`${web}/features/booking-wizard/pure-machine.ts`, './price.ts'),

  refused(`${web}/adapters/api/a.ts`, 'firebase/auth'),
  refused(`${web}/adapters/identity/b.ts`, 'ky'),
  refused(`${web}/adapters/sample/c.ts`, 'ky'),
  refused(`${web}/adapters/api/d.ts`, 'react'),
  refused(`${web}/adapters/api/e.ts`, '../../features/booking-wizard/wizard.tsx'),
  allowed(`${web}/adapters/api/ok-a.ts`, 'ky'),
  allowed(`${web}/adapters/api/ok-b.ts`, '../../domain/ports/bookings-port.ts'),
  allowed(`${web}/adapters/identity/ok-c.ts`, 'firebase/auth'),

  refused(`${web}/shared/a.ts`, 'react'),
  refused(`${web}/shared/b.ts`, '../features/booking-wizard/price.ts'),
  refused(`${web}/shell/a.tsx`, '../routes/home.tsx'),
  refused(`${web}/shell/b.tsx`, '../adapters/api/client.ts'),
  refused(`${web}/app/a.tsx`, '@salonica/ui/src/badge/index.ts'),
  allowed(`${web}/app/ok.tsx`, '../adapters/api/client.ts'),

  refused('apps/api/src/a.ts', '../../web/src/shared/paths.ts'),
  refused('apps/api/src/b.ts', 'react'),
  allowed('apps/api/src/ok.ts', '@salonica/contract'),

  {
    file: `${web}/features/booking-wizard/dynamic.tsx`,
    code: "export const load = () => import('../auth/session.ts');\n",
    rule: 'salonica(boundaries)',
  },
  {
    file: `${web}/features/booking-wizard/again.tsx`,
    code: "export { session } from '../auth/session.ts';\n",
    rule: 'salonica(boundaries)',
  },
  {
    file: `${web}/features/booking-wizard/types.tsx`,
    code: "import type { Session } from '../auth/session.ts';\nexport type Own = Session;\n",
    rule: 'salonica(boundaries)',
  },
  {
    file: `${web}/shared/circle-a.ts`,
    code: "import { b } from './circle-b.ts';\nexport const a = () => b();\n",
    rule: 'import(no-cycle)',
  },
  {
    file: `${web}/shared/circle-b.ts`,
    code: "import { a } from './circle-a.ts';\nexport const b = (): unknown => a();\n",
    rule: 'import(no-cycle)',
  },
];

const watched: string[] = [
  'salonica(boundaries)',
  'import(no-cycle)',
  'eslint(no-restricted-globals)',
] satisfies Rule[];

let folder: string;
let found: Map<string, string[]>;

function lint(): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      join(root, 'oxlint.config.ts'),
      '-f',
      'json',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const byFile = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    if (watched.includes(code)) byFile.set(filename, [...(byFile.get(filename) ?? []), code]);
  }
  return byFile;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salonica-lint-'));
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter enforces who may import whom', () => {
  it.each(cases.filter(({ rule }) => rule !== undefined))(
    'refuses $file: $code',
    ({ file, rule }) => {
      expect(found.get(file)).toEqual([rule]);
    },
  );

  it.each(cases.filter(({ rule }) => rule === undefined))('allows $file: $code', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });
});
