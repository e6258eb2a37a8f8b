import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Tooltip',
    source: sources.tooltip,
    keys: [
      {
        key: 'Tab',
        does: 'goes to the control and shows its tip after a moment; leaving hides it',
      },
      { key: 'Escape', does: 'hides the tip; the focus and a dialog around it are unchanged' },
    ],
  },
];
