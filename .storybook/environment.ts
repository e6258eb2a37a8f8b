export type Theme = 'light' | 'dark' | 'system';

export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

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
