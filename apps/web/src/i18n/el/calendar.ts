import type source from '../en/calendar.ts';
import type { Translated } from '../translated.ts';

const calendar: Translated<typeof source> = {
  title: 'Προσθήκη στο ημερολόγιο',
  text: '{{title}}, {{date}}, {{time}}.',
  google: 'Ημερολόγιο Google',
  outlook: 'Outlook',
  newTab: '(ανοίγει σε νέα καρτέλα)',
  save: 'Αποθήκευση αρχείου ημερολογίου',
  saving: 'Αποθήκευση...',
  saved: 'Το αρχείο αποθηκεύτηκε',
  saveFailed: 'Το αρχείο δεν δημιουργήθηκε. Χρησιμοποιήστε τη διεύθυνσή του παρακάτω.',
  name: 'rantevou-{{date}}.ics',
  address: 'Διεύθυνση του αρχείου',
  addressHint:
    'Για άλλα ημερολόγια και όπου δεν αποθηκεύονται αρχεία. Ανοίγει σε κάθε πρόγραμμα περιήγησης.',
  copy: 'Αντιγραφή διεύθυνσης',
  openAddress: 'Άνοιγμα διεύθυνσης',
  copied: 'Η διεύθυνση αντιγράφηκε.',
  failed: 'Δεν αντιγράφηκε. Επιλέξτε τη διεύθυνση και αντιγράψτε την.',
};

export default calendar;
