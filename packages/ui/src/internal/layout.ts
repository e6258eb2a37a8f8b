/** Steps of the space scale, in CSS pixels. */
export type SpaceStep = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 72 | 104;

/** Elements that a layout can render. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol';
