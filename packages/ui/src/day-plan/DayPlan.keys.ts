import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Grid',
    source: sources.grid,
    keys: [
      { key: 'Tab', does: 'goes to the cell that had the focus last, or the first time; then out' },
      { key: 'ArrowDown', does: 'goes to the next slot or entry of the barber' },
      { key: 'ArrowUp', does: 'goes to the previous slot or entry of the barber' },
      { key: 'ArrowRight', does: 'goes to the next barber at the same time' },
      { key: 'ArrowLeft', does: 'goes to the previous barber at the same time' },
      { key: 'ArrowRight', when: 'right to left', does: 'goes to the previous barber' },
      { key: 'ArrowLeft', when: 'right to left', does: 'goes to the next barber' },
      { key: 'Home', does: 'goes to the first barber' },
      { key: 'End', does: 'goes to the last barber' },
      { key: 'Control+Home', does: 'goes to the first time' },
      { key: 'Control+End', does: 'goes to the last time' },
      { key: 'PageDown', does: 'goes an hour down' },
      { key: 'PageUp', does: 'goes an hour up' },
      { key: 'Enter', does: 'opens the entry, or adds at free time' },
      { key: 'Space', does: 'opens the entry, or adds at free time' },
      { key: 'm', does: 'picks up the entry, as the same key of a Greek keyboard does' },
      { key: 'm', when: 'on a fixed entry', does: 'says that it cannot be moved' },
      { key: 'ArrowDown', when: 'carrying', does: 'carries the entry one slot down' },
      { key: 'ArrowUp', when: 'carrying', does: 'carries the entry one slot up' },
      { key: 'ArrowRight', when: 'carrying', does: 'carries the entry to the next barber' },
      { key: 'ArrowLeft', when: 'carrying', does: 'carries the entry to the previous barber' },
      { key: 'Home', when: 'carrying', does: 'carries the entry to the first barber' },
      { key: 'End', when: 'carrying', does: 'carries the entry to the last barber' },
      { key: 'PageDown', when: 'carrying', does: 'carries the entry an hour down' },
      { key: 'PageUp', when: 'carrying', does: 'carries the entry an hour up' },
      { key: 'Enter', when: 'carrying', does: 'drops the entry' },
      { key: 'Space', when: 'carrying', does: 'drops the entry' },
      {
        key: 'Enter',
        when: 'carrying to a refused place',
        does: 'says why it cannot be dropped there; the entry is still carried',
      },
      { key: 'Escape', when: 'carrying', does: 'returns the entry' },
      { key: 'Tab', when: 'carrying', does: 'returns the entry and goes out' },
    ],
    deviations: [
      'Free time below an entry has no cell: an entry is one cell that spans its slots.',
      'Page Up and Page Down move by an hour, because the number of visible slots depends on the window.',
    ],
  },
];
