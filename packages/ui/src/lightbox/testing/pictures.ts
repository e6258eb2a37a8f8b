import { facades, interiors } from '@salonica/storybook/fixtures';
import type { LightboxPicture } from '../index.ts';
import { el, en } from '../Lightbox.messages.ts';

type Language = 'en' | 'el';

const alts = {
  en: ['The front', 'The chairs', 'The shelf', 'Next door', 'The corner', 'The seafront'],
  el: ['Η πρόσοψη', 'Οι θέσεις', 'Το ράφι', 'Δίπλα', 'Η γωνία', 'Η παραλία'],
};

const drawings = [
  facades.aristotelous,
  interiors.stations,
  interiors.shelf,
  facades.thermaikos,
  facades.ladadika,
  facades.kyma,
];

export const picturesIn = (language: Language): LightboxPicture[] =>
  drawings.map(({ light, dark }, index) => ({
    src: light,
    darkSrc: dark,
    alt: `${alts[language][index] ?? ''}, Atelier Aristotelous`,
    width: 640,
    height: 480,
  }));

export const languageOf = (globals: Record<string, unknown>): Language =>
  globals['language'] as Language;
export const messagesOf = (globals: Record<string, unknown>) =>
  languageOf(globals) === 'el' ? el : en;

export const broken: LightboxPicture = { src: 'data:image/png;base64,AAAA', alt: 'The wash room' };
