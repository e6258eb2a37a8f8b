import type source from '../en/legal.ts';
import type { Translated } from '../translated.ts';

const legal: Translated<typeof source> = {
  backHome: 'Πίσω στην αρχική',
  updated: 'Τελευταία ενημέρωση: 19 Ιανουαρίου 2025',
  contents: 'Σε αυτή τη σελίδα',
  print: 'Εκτύπωση',
  toTop: 'Επιστροφή στην κορυφή',
  questions: 'Έχετε κάποια ερώτηση για αυτή τη σελίδα;',
  contact: 'Επικοινωνήστε μαζί μας',
};

export default legal;
