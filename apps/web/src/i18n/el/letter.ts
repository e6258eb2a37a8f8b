import type en from '../en/letter.ts';
import type { Translated } from '../translated.ts';

const letter: Translated<typeof en> = {
  greek: 'Το γράμμα «{{letter}}» στο «{{part}}» είναι ελληνικό. Γράψτε το με λατινικά.',
  cyrillic: 'Το γράμμα «{{letter}}» στο «{{part}}» είναι κυριλλικό. Γράψτε το με λατινικά.',
  other: 'Το γράμμα «{{letter}}» στο «{{part}}» δεν γίνεται δεκτό. Γράψτε ένα απλό λατινικό.',
};

export default letter;
