import type source from '../en/compare.ts';
import type { Translated } from '../translated.ts';

const compare: Translated<typeof source> = {
  meta: {
    compare: {
      title: 'Σύγκριση κομμωτηρίων',
      description:
        'Δύο ή τρία κομμωτήρια δίπλα δίπλα: τιμές, επόμενες ελεύθερες ώρες, βαθμολογίες και αποστάσεις.',
    },
  },
  title: 'Σύγκριση κομμωτηρίων',
  named: 'Σύγκριση: {{names}}',
  lead: 'Τιμές, ώρες και αποστάσεις δίπλα δίπλα.',
  toggle: 'Σύγκριση',
  bar: {
    label: 'Σύγκριση',
    chosen_one: 'Επιλέξατε {{count}} από {{most}}.',
    chosen_other: 'Επιλέξατε {{count}} από {{most}}.',
    another: 'Διαλέξτε ακόμη ένα για σύγκριση.',
    full: 'Δίπλα δίπλα χωρούν μόνο {{most}} κομμωτήρια. Αφαιρέστε πρώτα ένα.',
    clear: 'Καθαρισμός',
    compare: 'Σύγκριση',
  },
  loading: 'Φόρτωση της σύγκρισης...',
  failed: 'Η σύγκριση δεν φορτώθηκε',
  caption: 'Σύγκριση: {{names}}',
  missing_one: 'Ένα από τα κομμωτήρια δεν υπάρχει πια και παραλείπεται.',
  missing_other: '{{count}} από τα κομμωτήρια δεν υπάρχουν πια και παραλείπονται.',
  empty: {
    title: 'Δεν έχετε κάτι για σύγκριση ακόμη',
    text: 'Επιλέξτε «Σύγκριση» σε έως {{most}} κομμωτήρια και δείτε τα εδώ δίπλα δίπλα.',
  },
  single: {
    title: 'Εδώ υπάρχει μόνο ένα κομμωτήριο',
    text: 'Διαλέξτε ακόμη ένα για να τα δείτε δίπλα δίπλα.',
  },
  find: 'Βρείτε κομμωτήρια',
  remove: 'Αφαίρεση από τη σύγκριση: {{name}}',
  removeShort: 'Αφαίρεση',
  service: {
    label: 'Υπηρεσία',
    none: 'Όλες οι υπηρεσίες',
    show: 'Εμφάνιση',
  },
  rows: {
    prices: 'Τιμές',
    next: 'Επόμενη ελεύθερη ώρα',
    rating: 'Βαθμολογία',
    distance: 'Απόσταση',
    today: 'Ωράριο σήμερα',
    home: 'Επίσκεψη στο σπίτι',
    book: 'Ραντεβού',
  },
  price: {
    level1: 'Οικονομικό',
    level2: 'Μέτριες τιμές',
    level3: 'Ακριβό',
    of_one: '{{price}}, {{count}} λεπτό',
    of_other: '{{price}}, {{count}} λεπτά',
    notOffered: 'Δεν προσφέρεται',
  },
  next: {
    none: 'Καμία ελεύθερη ώρα',
    unknown: 'Άγνωστη αυτή τη στιγμή',
  },
  noRating: 'Χωρίς βαθμολογία ακόμη',
  fromCentre: 'από το κέντρο της πόλης',
  closed: 'Κλειστό σήμερα',
  home: {
    yes: 'Ναι, {{fee}}',
    no: 'Όχι',
  },
  book: 'Κράτηση',
};

export default compare;
