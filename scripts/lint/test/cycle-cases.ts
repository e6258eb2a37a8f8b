import { type Case, web } from './case.ts';

/** Import cycles for types, values and calls of `import()`. */
export const cycleCases: readonly Case[] = [
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
];
