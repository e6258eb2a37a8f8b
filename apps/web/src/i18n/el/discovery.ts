import type source from '../en/discovery.ts';
import type { Translated } from '../translated.ts';

const discovery: Translated<typeof source> = {
  meta: {
    categories: {
      title: 'Όλες οι κατηγορίες',
      description: 'Περιηγηθείτε στα κομμωτήρια ανά υπηρεσία, από κούρεμα έως balayage.',
    },
    category: {
      title: 'Κατηγορία',
      description: 'Κομμωτήρια μιας κατηγορίας υπηρεσιών.',
    },
  },
  categoryNames: {
    haircut: 'Κούρεμα',
    color: 'Βαφή',
    styling: 'Χτένισμα',
    treatments: 'Θεραπείες',
    mensCuts: 'Ανδρικό κούρεμα',
    beardTrim: 'Περιποίηση γενειάδας',
    hotTowel: 'Ζεστή πετσέτα',
    premiumCuts: 'Premium κούρεμα',
    balayage: 'Balayage',
    extensions: 'Extensions',
  },
  categories: {
    title: 'Όλες οι κατηγορίες',
    lead: 'Διαλέξτε αυτό που έχετε στον νου σας και δείτε ποιοι το κάνουν καλά.',
    loading: 'Φόρτωση κατηγοριών...',
    empty: 'Δεν υπάρχουν διαθέσιμες κατηγορίες αυτή τη στιγμή.',
  },
  topRated: {
    loading: 'Φόρτωση κορυφαίων κομμωτηρίων...',
    empty: 'Δεν υπάρχουν διαθέσιμα κορυφαία κομμωτήρια.',
  },
  category: {
    summary_one:
      '{{name}} στη Θεσσαλονίκη: {{count, total}} κομμωτήριο με τιμές, βαθμολογίες και την επόμενη ελεύθερη ώρα του.',
    summary_other:
      '{{name}} στη Θεσσαλονίκη: {{count, total}} κομμωτήρια με τιμές, βαθμολογίες και τις επόμενες ελεύθερες ώρες τους.',
    home: 'Αρχική',
    back: 'Πίσω στην αρχική',
    loading: 'Φόρτωση δεδομένων κατηγορίας...',
    notFound: 'Η κατηγορία δεν βρέθηκε',
    notFoundHint: 'Ίσως άλλαξε όνομα ή δεν ήταν δυνατή η φόρτωσή της.',
    goHome: 'Επιστροφή στην αρχική',
    services_one: '{{count}} υπηρεσία',
    services_other: '{{count}} υπηρεσίες',
    salons_one: '{{count, total}} κομμωτήριο',
    salons_other: '{{count, total}} κομμωτήρια',
    noSalons: 'Κανένα κομμωτήριο δεν το προσφέρει ακόμη.',
    noSalonsHint: 'Νέα κομμωτήρια προστίθενται κάθε εβδομάδα. Μέχρι τότε, δείτε τα υπόλοιπα.',
    browseSalons: 'Όλα τα κομμωτήρια',
  },
  showing: 'Εμφανίζονται {{shown}} από {{count, total}}',
  loadMore: 'Περισσότερα',
  moreFailed: 'Δεν φορτώθηκαν περισσότερα κομμωτήρια.',
  minutes_one: '{{count}} λεπτό',
  minutes_other: '{{count}} λεπτά',
  bookings: '50+ κρατήσεις',
  viewDetails: 'Λεπτομέρειες',
  bookNow: 'Κράτηση',
  priceFrom: 'από {{price}}',
  distanceFrom: 'Απόσταση, με σημείο μέτρησης {{place}}:',
  picture: '{{name}}, εικονογραφημένη πρόσοψη',
  failed: {
    categories: 'Οι κατηγορίες δεν φορτώθηκαν',
    salons: 'Τα κομμωτήρια δεν φορτώθηκαν',
  },
};

export default discovery;
