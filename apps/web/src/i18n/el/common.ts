import type source from '../en/common.ts';
import type { Translated } from '../translated.ts';

const common: Translated<typeof source> = {
  brand: 'Salonica',
  profile: 'Προφίλ',
  undo: 'Αναίρεση',
  loading: 'Φόρτωση...',
  tryAgain: 'Δοκιμάστε ξανά',
  distance_one: '{{distance}} μίλι',
  distance_other: '{{distance}} μίλια',
  slow: 'Συνεχίζουμε. Ο διακομιστής αργεί περισσότερο από το συνηθισμένο.',
  failed: {
    offline: 'Φαίνεται πως δεν υπάρχει σύνδεση. Ελέγξτε την και δοκιμάστε ξανά.',
    server: 'Ο διακομιστής δεν μπόρεσε να απαντήσει. Δοκιμάστε ξανά σε λίγο.',
    unavailable: 'Η υπηρεσία δεν είναι προσωρινά διαθέσιμη. Δοκιμάστε ξανά σε λίγο.',
    tooMany_one: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε {{count}} δευτερόλεπτο.',
    tooMany_other: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε {{count}} δευτερόλεπτα.',
  },
  noSalon: {
    title: 'Το κομμωτήριο δεν βρέθηκε',
    text: 'Δεν υπάρχει κομμωτήριο σε αυτή τη διεύθυνση. Ίσως έκλεισε ή μεταφέρθηκε.',
    find: 'Εύρεση κομμωτηρίων',
  },
  favorites: {
    save: 'Αποθήκευση: {{name}}',
    on: 'Προστέθηκε στα αγαπημένα σας',
    off: 'Αφαιρέθηκε από τα αγαπημένα σας',
    failed: 'Τα αγαπημένα σας δεν άλλαξαν. Δοκιμάστε ξανά.',
  },
};

export default common;
