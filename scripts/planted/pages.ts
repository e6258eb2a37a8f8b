import { type Defect, noticedBy } from './defect.ts';

/** What only a journey through the whole product notices. */
export const defects: readonly Defect[] = [
  ...noticedBy({ part: 'e2e', only: ['protected.spec.ts', 'google.spec.ts'] }, [
    [
      'a wanted page is forgotten',
      'apps/web/src/shared/next-path.ts',
      'return url.pathname + url.search + url.hash;',
      "return '/';",
    ],
  ]),
];
