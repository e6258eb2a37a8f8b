import { type Defect, noticedBy } from './defect.ts';

/** Defects that only a journey through the whole product detects. */
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
