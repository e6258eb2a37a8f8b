import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Breadcrumb',
    source: sources.breadcrumb,
    keys: [
      { key: 'Tab', does: 'goes from link to link, skipping the name of this page' },
      { key: 'Enter', does: 'follows the link' },
    ],
  },
];
