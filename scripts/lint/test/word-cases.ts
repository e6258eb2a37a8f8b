import { type Case, api, card, component, misnamed, web } from './case.ts';

/** Names of files, terms, plain words and texts beside elements. */
export const wordCases: readonly Case[] = [
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
