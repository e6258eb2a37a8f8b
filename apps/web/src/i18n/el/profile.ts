import type source from '../en/profile.ts';
import type { Translated } from '../translated.ts';

const profile: Translated<typeof source> = {
  meta: {
    profile: {
      title: 'Προφίλ',
      description: 'Το προφίλ σας στη Salonica.',
    },
  },
  unnamed: 'Χρήστης',
  premium: 'Μέλος Premium',
  verified: 'Επαληθευμένο',
  signOut: 'Αποσύνδεση',
  noUser: 'Συνδεθείτε για να δείτε το προφίλ σας.',
  signIn: 'Σύνδεση',
  stats: {
    bookings: 'Κρατήσεις',
    favorites: 'Αγαπημένα κομμωτήρια',
    spent: 'Έξοδα',
    loading: 'Τα στοιχεία σας φορτώνουν',
    failed: 'Τα στοιχεία σας δεν φορτώθηκαν',
    noRating: 'Καμία βαθμολογία ακόμη',
    rating: 'Μέση βαθμολογία',
  },
  facts: {
    saved_one: '{{count}} χώρος',
    saved_other: '{{count}} χώροι',
    unread_one: '{{count}} αδιάβαστο μήνυμα',
    unread_other: '{{count}} αδιάβαστα μηνύματα',
  },
  sections: {
    label: 'Ενότητες του προφίλ σας',
    wallet: { title: 'Πορτοφόλι', hint: 'Υπόλοιπο και ιστορικό' },
    address: { title: 'Διευθύνσεις', hint: 'Για υπηρεσίες στον χώρο σας' },
    withdraw: { title: 'Ανάληψη', hint: 'Μεταφορά χρημάτων στην τράπεζά σας' },
    'change-password': { title: 'Αλλαγή κωδικού', hint: 'Για την ασφάλεια του λογαριασμού σας' },
    chat: { title: 'Συνομιλίες', hint: 'Μηνύματα από τα κομμωτήριά σας' },
    data: { title: 'Τα δεδομένα σας', hint: 'Λήψη ή διαγραφή του λογαριασμού σας' },
    favorites: { title: 'Αγαπημένα', hint: 'Τα κομμωτήρια στα οποία επιστρέφετε' },
  },
};

export default profile;
