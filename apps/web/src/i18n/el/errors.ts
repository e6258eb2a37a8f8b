import type source from '../en/errors.ts';
import type { Translated } from '../translated.ts';

const errors: Translated<typeof source> = {
  meta: {
    'not-found': {
      title: 'Η σελίδα δεν βρέθηκε',
      description: 'Αυτή η σελίδα δεν υπάρχει.',
    },
  },
  notFound: {
    title: 'Ωχ! Η σελίδα δεν βρέθηκε',
    hint: 'Η διεύθυνση ίσως άλλαξε ή δεν οδηγούσε ποτέ κάπου.',
    home: 'Επιστροφή στην αρχική',
  },
  crash: {
    title: 'Κάτι πήγε στραβά',
    hint: 'Η σελίδα δεν μπόρεσε να εμφανιστεί. Όσα συμπληρώσατε αλλού δεν χάθηκαν.',
    home: 'Επιστροφή στην αρχική',
  },
  chunk: {
    title: 'Η σελίδα δεν φορτώθηκε',
    hint: 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  },
};

export default errors;
