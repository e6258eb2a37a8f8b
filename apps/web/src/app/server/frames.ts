import type { DocumentFrame } from './document.ts';

/** By page and language, named by {@link frameName}. */
export type Frames = Readonly<Record<string, DocumentFrame>>;

export const frameName = (pageId: string, language: string): string => `${pageId}.${language}`;

/** The document of pages that are not rendered. */
export const emptyFrame = 'empty';
