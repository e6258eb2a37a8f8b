export type Rule =
  | 'salonica(boundaries)'
  | 'salonica(dynamic-cycle)'
  | 'salonica(file-names)'
  | 'salonica(glossary)'
  | 'salonica(machine-globals)'
  | 'salonica(plain-words)'
  | 'salonica(steep-imports)'
  | 'salonica(translated-text)'
  | 'import(no-cycle)';

export interface Case {
  readonly file: string;
  readonly code: string;
  /** The rule that has to reject the file; without it the file has to pass. */
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

const api = 'apps/api/src';

const misnamed = (file: string, code = 'export const a = 1;\n'): Case => ({
  file,
  code,
  rule: 'salonica(file-names)',
});

const steep = (file: string, code: string): Case => ({
  file,
  code,
  rule: 'salonica(steep-imports)',
});

/** A component with these children. */
const card = (file: string, children: string, rule?: Rule): Case => ({
  file,
  code: `export function Card({ t, isOn, children }) {\n  return <p>${children}</p>;\n}\n`,
  ...(rule === undefined ? {} : { rule }),
});

const component = 'export function Ticket() {\n  return null;\n}\n';

/** Files that the linter has to reject, and similar ones that it has to accept. */
export const cases: Case[] = [
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

  refused('packages/calendar/src/a.ts', 'valibot'),
  refused('packages/text/src/a.ts', '../../calendar/src/index.ts'),
  refused('packages/contract/src/a.ts', 'react'),
  refused('packages/contract/src/b.ts', 'hono'),
  refused('packages/contract/src/c.ts', '../../ui/src/badge/index.ts'),
  allowed('packages/contract/src/ok.ts', 'valibot'),
  allowed('packages/contract/src/ok-b.ts', '@salonica/text'),
  refused('packages/contract/src/d.ts', 'libphonenumber-js/min'),
  refused('packages/text/src/b.ts', 'libphonenumber-js/min'),
  allowed('packages/text/src/phone-ok.ts', 'libphonenumber-js/min'),
  refused('packages/policy/src/a.ts', 'drizzle-orm'),
  refused('packages/policy/src/b.ts', '../../text/src/index.ts'),
  allowed('packages/policy/src/ok.ts', '@salonica/contract/v1'),
  refused('packages/search/src/a.ts', 'drizzle-orm'),
  refused('packages/search/src/b.ts', '@salonica/contract'),
  allowed('packages/search/src/ok.ts', '@salonica/text'),

  refused('.storybook/a.tsx', '../apps/web/src/shared/paths.ts'),
  refused('.storybook/b.tsx', '@salonica/web'),
  allowed('.storybook/ok.tsx', '@salonica/ui/badge'),

  refused(`${web}/routes/a.tsx`, '../adapters/api/client.ts'),
  refused(`${web}/routes/b.tsx`, './home.tsx'),
  refused(`${web}/routes/c.tsx`, 'firebase/app'),
  refused(`${web}/routes/d.tsx`, '../app/navigation/router.tsx'),
  refused(`${web}/routes/e.tsx`, '@salonica/contract'),
  allowed(`${web}/routes/ok-d.tsx`, '../domain/booking.ts'),
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
  allowed(`${web}/features/booking-wizard/steps/ok-b.tsx`, '../request-context.tsx'),
  refused(`${web}/features/booking-wizard/l.tsx`, '@salonica/contract'),
  refused(`${web}/features/booking-wizard/m.test.tsx`, '@salonica/contract/v1'),
  refused(`${web}/features/booking-wizard/q.ts`, '@salonica/policy'),
  refused(`${web}/features/booking-wizard/r.test.ts`, '@salonica/policy'),
  refused(`${web}/app/policy.ts`, '@salonica/policy'),
  refused(`${web}/app/search.ts`, '@salonica/search'),
  refused(`${web}/features/discovery/s.ts`, '@salonica/search'),
  allowed(`${web}/testing/memory/ok-b.ts`, '@salonica/search'),
  refused(`${web}/shared/policy.ts`, '@salonica/policy'),
  refused(`${web}/domain/policy.ts`, '@salonica/policy'),
  refused(`${web}/adapters/api/policy.ts`, '@salonica/policy'),
  allowed(`${web}/testing/memory/ok.ts`, '@salonica/policy'),
  allowed(`${web}/features/booking-wizard/ok-c.tsx`, '../../domain/ports/bookings-port.ts'),

  refused(`${web}/domain/a.ts`, 'ky'),
  refused(`${web}/domain/b.ts`, 'react'),
  refused(`${web}/domain/c.ts`, '../features/auth/session.ts'),
  refused(`${web}/domain/ports/d.ts`, '../../adapters/api/client.ts'),
  allowed(`${web}/domain/ports/ok.ts`, '../../shared/money.ts'),
  allowed(`${web}/domain/ok.ts`, '@salonica/contract/v1/wallet'),

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
  allowed(`${web}/features/booking-wizard/testing/ok-g.ts`, '#testing/memory/index.ts'),
  allowed(`${web}/features/booking-wizard/ok-d.stories.tsx`, '../../testing/story-app.tsx'),
  allowed(`${web}/features/booking-wizard/ok-e.stories.tsx`, '@salonica/storybook/preview'),
  allowed(`${web}/testing/ok-a.tsx`, '../app/navigation/router.tsx'),

  // An import with `#` is held to the same table as a relative one.
  refused(`${web}/features/booking-wizard/steps/n.tsx`, '#features/auth/session.ts'),
  refused(`${web}/features/booking-wizard/steps/o.tsx`, '#adapters/api/client.ts'),
  refused(`${web}/features/booking-wizard/steps/p.tsx`, '#testing/memory/index.ts'),
  refused(`${web}/adapters/identity/firebase/q.ts`, '#adapters/api/client.ts'),
  refused(`${web}/domain/ports/r.ts`, '#features/auth/session.ts'),
  allowed(`${web}/features/booking-wizard/steps/ok-h.tsx`, '#shared/money.ts'),
  allowed(`${web}/features/booking-wizard/steps/ok-i.tsx`, '#features/booking-wizard/price.ts'),
  {
    file: `${web}/features/booking-wizard/steps/s.tsx`,
    code: "export const load = () => import('#features/auth/session.ts');\n",
    rule: 'salonica(boundaries)',
  },
  steep(`${web}/features/booking-wizard/steps/t.tsx`, "import '../../../shared/money.ts';\n"),
  steep(
    `${web}/features/booking-wizard/steps/u.tsx`,
    "export const load = () => import('../../../shared/money.ts');\n",
  ),
  steep(
    `${web}/features/booking-wizard/steps/v.tsx`,
    "export { money } from '../../../shared/money.ts';\n",
  ),

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
    rule: 'salonica(machine-globals)',
  },
  refused(`${web}/features/booking-wizard/i-machine.ts`, '@salonica/contract'),
  refused(`${web}/features/booking-wizard/j-machine.ts`, '../auth/session.ts'),
  refused(`${web}/shell/toaster/k-machine.ts`, 'react'),
  refused(`${web}/blocks/change-with-bookings/l-machine.ts`, 'react'),
  refused(`${web}/blocks/change-with-bookings/m-machine.ts`, '../use-api.ts'),
  allowed(`${web}/features/booking-wizard/ok-machine.ts`, 'xstate'),
  allowed(`${web}/features/booking-wizard/stored-machine.ts`, 'valibot'),
  allowed(`${web}/features/booking-wizard/pure-machine.ts`, './price.ts'),
  allowed(`${web}/features/booking-wizard/domain-machine.ts`, '../../domain/booking.ts'),

  // The same rules apply to every file that a machine imports, directly or through others.
  allowed(`${web}/features/auth/made-machine.ts`, './made-setup.ts'),
  allowed(`${web}/features/auth/made-setup.ts`, './made-guards.ts'),
  refused(`${web}/features/auth/made-guards.ts`, 'react-router-dom'),
  allowed(`${web}/features/auth/far-machine.ts`, '#features/auth/parts/far-setup.ts'),
  refused(`${web}/features/auth/parts/far-setup.ts`, 'react-router-dom'),
  {
    file: `${web}/features/auth/typed-machine.ts`,
    code: "import type { Own } from './effects.ts';\nexport type Effects = Own;\n",
  },
  {
    file: `${web}/features/auth/effects.ts`,
    code: 'export type Own = number;\nexport const go = () => fetch(`/`);\n',
    rule: 'salonica(machine-globals)',
  },
  {
    file: `${web}/features/auth/named-machine.ts`,
    code: 'export const at = (location: string) => location.length;\n',
  },
  allowed(`${web}/features/auth/no-part-of-one.ts`, 'react-router-dom'),

  refused(`${web}/adapters/api/a.ts`, 'firebase/auth'),
  refused(`${web}/adapters/identity/b.ts`, 'ky'),
  refused(`${web}/adapters/sample/c.ts`, 'ky'),
  refused(`${web}/adapters/api/d.ts`, 'react'),
  refused(`${web}/adapters/api/e.ts`, '../../features/booking-wizard/wizard.tsx'),
  allowed(`${web}/adapters/api/ok-a.ts`, 'ky'),
  allowed(`${web}/adapters/api/ok-b.ts`, '../../domain/ports/bookings-port.ts'),
  allowed(`${web}/adapters/identity/ok-c.ts`, 'firebase/auth'),

  refused(`${web}/adapters/api/f.ts`, '../identity/token-sync.ts'),
  refused(`${web}/adapters/storage/g.ts`, 'ky'),
  refused(`${web}/adapters/api/h.ts`, '../../testing/ports/drafts-suite.ts'),
  refused(`${web}/adapters/api/i.test.ts`, '../identity/token-sync.ts'),
  refused(`${web}/adapters/api/j.test.ts`, 'react'),
  allowed(`${web}/adapters/api/ok-f.test.ts`, '../../testing/ports/drafts-suite.ts'),
  allowed(`${web}/adapters/api/ok-d.ts`, '@salonica/contract/v1'),
  allowed(`${web}/adapters/api/ok-e.ts`, '../../shared/dates.ts'),

  refused(`${web}/shared/a.ts`, 'react'),
  refused(`${web}/shared/c.ts`, '../domain/booking.ts'),
  refused(`${web}/shared/b.ts`, '../features/booking-wizard/price.ts'),
  refused(`${web}/app/a.ts`, '../testing/memory/index.ts'),
  allowed(`${web}/app/a.test.ts`, '../testing/memory/index.ts'),
  refused(`${web}/shell/a.tsx`, '../routes/home.tsx'),
  refused(`${web}/shell/b.tsx`, '../adapters/api/client.ts'),
  refused(`${web}/app/a.tsx`, '@salonica/ui/src/badge/index.ts'),
  allowed(`${web}/app/ok.tsx`, '../adapters/api/client.ts'),

  refused(`${api}/a.ts`, '../../web/src/shared/paths.ts'),
  refused(`${api}/b.ts`, 'react'),
  allowed(`${api}/ok.ts`, '@salonica/contract'),
  refused(`${api}/subjects/bookings/a.ts`, '../notices/record.ts'),
  refused(`${api}/platform/database/a.ts`, '../http/messages.ts'),
  refused(`${api}/platform/http/a.ts`, '../../app.ts'),
  refused(`${api}/subjects/without-a-floor/a.ts`, '../../platform/log.ts'),
  refused(`${api}/without-a-floor/a.ts`, '../platform/log.ts'),
  allowed(`${api}/subjects/notices/ok.ts`, '../bookings/booking-row.ts'),
  allowed(`${api}/subjects/notices/ok.test.ts`, '../../platform/server.ts'),
  refused(`${api}/preview/seed/a.ts`, '../programs/seed.ts'),
  allowed(`${api}/programs/ok.ts`, '../config.ts'),
  allowed(`${api}/preview/programs/ok.ts`, '../../config.ts'),
  allowed(`${api}/app.ts`, './subjects/notices/routes.ts'),

  // The wings of the API. A file directly in a wing has no floor, so that only the wing counts.
  refused(`${api}/platform/c.ts`, '../subjects/bookings/booking-row.ts'),
  refused(`${api}/platform/d.ts`, '../preview/seed/catalogue.ts'),
  refused(`${api}/platform/e.ts`, '../config.ts'),
  refused(`${api}/subjects/c.ts`, '../preview/seed/catalogue.ts'),
  refused(`${api}/subjects/d.ts`, '../preview-parts.ts'),
  refused(`${api}/preview/b.ts`, '../app.ts'),
  refused(`${api}/main.ts`, './preview/seed/catalogue.ts'),
  refused(`${api}/programs/a.ts`, '../preview/seed/catalogue.ts'),
  allowed(`${api}/preview-parts.ts`, './preview/seed/catalogue.ts'),
  allowed(`${api}/subjects/ok-a.ts`, '../platform/log.ts'),
  allowed(`${api}/preview/ok-a.ts`, '../subjects/bookings/booking-row.ts'),
  allowed(`${api}/platform/http/ok.test.ts`, '../../preview/seed/catalogue.ts'),
  allowed('apps/api/test/ok.ts', '../src/preview/seed/catalogue.ts'),

  refused(`${api}/subjects/wallet/a.test.ts`, '../../../test/test-database.ts'),
  refused(`${api}/subjects/wallet/a.ts`, '../../../test/backend.ts'),
  refused(`${api}/subjects/wallet/b.ts`, './testing/cards.ts'),
  allowed(`${api}/subjects/wallet/ok.test.ts`, './testing/cards.ts'),
  allowed(`${api}/subjects/wallet/ok.db.test.ts`, '../../../test/test-database.ts'),
  allowed(`${api}/subjects/wallet/testing/ok.ts`, '../../../../test/backend.ts'),
  misnamed(`${api}/subjects/wallet/a.database.test.ts`),

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
  misnamed(`${web}/features/salon/ticket.tsx`, component),
  misnamed(`${web}/features/salon/NoComponent.tsx`),
  misnamed(`${web}/features/salon/camelCase.ts`),
  misnamed(`${web}/features/salon/Tickets/a.ts`),
  misnamed(`${web}/features/salon/index.ts`),
  misnamed(`${web}/features/wallet/ticket.test.tsx`),
  misnamed(`${web}/features/wallet/Other.test.tsx`),
  misnamed(`${web}/features/wallet/own-sheet.ts`, "import './ticket.module.css';\n"),
  { file: `${web}/features/wallet/Ticket.tsx`, code: component },
  { file: `${web}/features/wallet/Ticket.paths.test.tsx`, code: component },
  { file: `${web}/features/wallet/rules.test.ts`, code: 'export const a = 1;\n' },
  { file: `${web}/routes/for-you.tsx`, code: component },
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
  {
    file: `${web}/shared/type-circle-a.ts`,
    code: "import type { B } from './type-circle-b.ts';\nexport type A = B | 'a';\n",
    rule: 'import(no-cycle)',
  },
  {
    file: `${web}/shared/type-circle-b.ts`,
    code: "import type { A } from './type-circle-a.ts';\nexport type B = A[];\n",
    rule: 'import(no-cycle)',
  },
  {
    file: `${web}/shared/hash-circle-a.ts`,
    code: "import type { B } from '#shared/hash-circle-b.ts';\nexport type A = B | 'a';\n",
    rule: 'import(no-cycle)',
  },
  {
    file: `${web}/shared/hash-circle-b.ts`,
    code: "import type { A } from './hash-circle-a.ts';\nexport type B = A[];\n",
    rule: 'import(no-cycle)',
  },
  {
    file: `${web}/shared/late-circle-a.ts`,
    code: "export const load = () => import('./late-circle-b.ts');\n",
    rule: 'salonica(dynamic-cycle)',
  },
  {
    file: `${web}/shared/late-circle-b.ts`,
    code: "import type { load } from './late-circle-c.ts';\nexport type Load = typeof load;\n",
  },
  {
    file: `${web}/shared/late-circle-c.ts`,
    code: "export { load } from './late-circle-a.ts';\n",
  },
  {
    file: `${web}/shared/far-circle-a.ts`,
    code: "export const load = () => import('#shared/far-circle-b.ts');\n",
    rule: 'salonica(dynamic-cycle)',
  },
  {
    file: `${web}/shared/far-circle-b.ts`,
    code: "import type { load } from '#shared/far-circle-a.ts';\nexport type Load = typeof load;\n",
  },

  {
    file: `${web}/shared/riddle.ts`,
    code: '/** Whoever asks. */\nexport const a = 1;\n',
    rule: 'salonica(plain-words)',
  },
  {
    file: `${web}/shared/riddle-in-two-lines.ts`,
    code: '/*\n * A response that is on its\n * way.\n */\nexport const a = 1;\n',
    rule: 'salonica(plain-words)',
  },
  {
    file: `${web}/shared/riddle.test.ts`,
    code: "import { test } from 'vitest';\ntest.each([1])('tells nobody', () => {});\n",
    rule: 'salonica(plain-words)',
  },
  {
    file: `${web}/shared/plain.test.ts`,
    code: "// Redirect again after Back.\nimport { test } from 'vitest';\ntest('nothing', () => 'nobody');\n",
  },

  {
    file: `${web}/shared/term.ts`,
    code: 'export const savedWish = 1;\n',
    rule: 'salonica(glossary)',
  },
  {
    file: `${web}/domain/term.ts`,
    code: 'export interface SalonAnswer {\n  readonly id: string;\n}\n',
    rule: 'salonica(glossary)',
  },
  {
    file: `${api}/subjects/salons/late-answers.ts`,
    code: 'export const a = 1;\n',
    rule: 'salonica(glossary)',
  },
  {
    file: `${web}/features/chat/term.ts`,
    code: "export type SalonAnswer = 'typing' | 'sent';\n",
  },

  ...[
    "<b>1</b>{isOn ? t('a') : null}",
    "{isOn ? t('a') : t('b')} <b>1</b>",
    '{isOn && `a`}{children}',
    '{isOn ? <b>1</b> : null}words',
    "{isOn ? <b>1</b> : null}{t('a')}",
    "<b>1</b>{t('a', { count })}",
    '<b>1</b>{t.count(count)}',
  ].map((children, index) =>
    card(`${web}/shell/on-${index}/Card.tsx`, children, 'salonica(translated-text)'),
  ),
  ...[
    "{isOn ? t('a') : null}",
    "<b>1</b>{isOn ? <span>{t('a')}</span> : null}",
    'words{isOn ? <b>1</b> : null}',
    '{isOn ? <b>1</b> : null}{children}',
    '{isOn ? children : null}<b>1</b>',
    "<b>1</b>{t(name)}{t('a')}",
    "{t('a', { count })}",
  ].map((children, index) => card(`${web}/shell/off-${index}/Card.tsx`, children)),
];
