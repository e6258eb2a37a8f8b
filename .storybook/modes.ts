import type { Language, Theme, ViewportName } from './environment.ts';

export interface Mode {
  readonly theme: Theme;
  readonly language: Language;
  readonly viewport: ViewportName;
}

const mode = (theme: Theme, language: Language, viewport: ViewportName): [string, Mode] => [
  `${theme}-${language}-${viewport}`,
  { theme, language, viewport },
];

/**
 * The screenshots of a `Visual` story: every pair of theme, language and width is in one of them,
 * in half as many as all combinations (ADR 9 of the design system).
 */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries([
  mode('light', 'en', 'w390'),
  mode('dark', 'el', 'w390'),
  mode('light', 'el', 'w1440'),
  mode('dark', 'en', 'w1440'),
]);
