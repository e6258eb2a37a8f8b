import { languages, type Language, type Theme, type ViewportName } from './environment.ts';

interface Mode {
  theme: Theme;
  language: Language;
  viewport: ViewportName;
}

const drawnThemes = ['light', 'dark'] as const;
const drawnViewports = ['w390', 'w1440'] as const;

/** Every theme, language and width of the screenshots of a `Visual` story. */
export const modes: Record<string, Mode> = Object.fromEntries(
  drawnThemes.flatMap((theme) =>
    languages.flatMap((language) =>
      drawnViewports.map((viewport) => [
        `${theme}-${language}-${viewport}`,
        { theme, language, viewport },
      ]),
    ),
  ),
);
