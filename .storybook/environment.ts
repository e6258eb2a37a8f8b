export type Theme = 'light' | 'dark' | 'system';

export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

export type Direction = 'ltr' | 'rtl';

/** Percent of the text size that a browser starts with. An address would turn a number as name into a number. */
export const textSizes = { normal: 100, larger: 150, largest: 200 } as const;
export type TextSize = keyof typeof textSizes;

export type Colours = 'own' | 'forced';

/** What the toolbar sets in the document besides its width. */
export interface DocumentGlobals {
  readonly theme: Theme;
  readonly language: Language;
  readonly direction: Direction;
  readonly textSize: TextSize;
  readonly colours: Colours;
}

export const initialGlobals: DocumentGlobals = {
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  textSize: 'normal',
  colours: 'own',
};

/** The globals as Storybook's addresses contain them. */
export const inAddress = (globals: DocumentGlobals): string =>
  Object.entries(initialGlobals)
    .map(([name, initial]) => `${name}:${globals[name as keyof DocumentGlobals] ?? initial}`)
    .join(';');

/** Widths for designing and testing screens; the toolbar and the modes use the key. */
export const viewports = {
  w320: { name: '320 small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w390: { name: '390 phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w768: { name: '768 tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1024: {
    name: '1024 small desktop',
    styles: { width: '1024px', height: '800px' },
    type: 'desktop',
  },
  w1440: { name: '1440 desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
export type ViewportName = keyof typeof viewports;

/** The moment of visual stories: a Thursday morning in Thessaloniki. */
export const frozenNow = new Date('2026-11-19T08:00:00Z');
