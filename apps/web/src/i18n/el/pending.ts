import type en from '../en/pending.ts';
import type { Translated } from '../translated.ts';

const pending: Translated<typeof en> = {
  label: 'Σε αναμονή αποστολής',
  what: {
    book: 'Το ραντεβού σας',
    moveBooking: 'Η νέα ώρα του ραντεβού σας',
    cancelBooking: 'Η ακύρωσή σας',
    restoreBooking: 'Η αναίρεση της ακύρωσης',
    rateBooking: 'Η αξιολόγησή σας',
    saveFavorite: 'Προσθήκη στα αγαπημένα',
    removeFavorite: 'Αφαίρεση από τα αγαπημένα',
    addAddress: 'Η νέα σας διεύθυνση',
    changeAddress: 'Η αλλαγή της διεύθυνσης',
    deleteAddress: 'Η διαγραφή της διεύθυνσης',
    restoreAddress: 'Η επαναφορά της διεύθυνσης',
  },
  waiting: {
    network: '{{what}}: αναμονή για σύνδεση. Θα σταλεί μόλις επανέλθετε στο διαδίκτυο.',
    'sign-in': '{{what}}: συνδεθείτε ξανά και θα σταλεί.',
    answer: '{{what}}: γίνεται αποστολή...',
  },
  signIn: 'Σύνδεση',
  tryNow: 'Δοκιμάστε τώρα',
  cancel: 'Να μη σταλεί',
  done: '{{what}}: ολοκληρώθηκε',
  doneText: 'Ήταν σε αναμονή και τώρα στάλθηκε.',
  failed: '{{what}}: κάτι πήγε στραβά',
  failedText: 'Ήταν σε αναμονή και στάλθηκε, αλλά δεν ήταν δυνατό να ολοκληρωθεί.',
  goBack: 'Επιστροφή',
};

export default pending;
