import type source from '../en/profile.ts';
import type { Translated } from '../translated.ts';

const profile: Translated<typeof source> = {
  meta: {
    profile: {
      title: 'Προφίλ',
      description: 'Το προφίλ σας στη Salonica.',
    },
    details: {
      title: 'Τα στοιχεία σας',
      description: 'Το όνομα και η φωτογραφία σας στη Salonica.',
    },
  },
  unnamed: 'Χρήστης',
  premium: 'Μέλος Premium',
  verified: 'Επαληθευμένο',
  signOut: 'Αποσύνδεση',
  edit: 'Επεξεργασία προφίλ',
  details: {
    title: 'Τα στοιχεία σας',
    lead: 'Πώς εμφανίζεστε στη Salonica.',
    loading: 'Τα στοιχεία σας φορτώνουν',
    failed: 'Τα στοιχεία σας δεν φορτώθηκαν',
    cancel: 'Ακύρωση',
    saved: {
      name: 'Το όνομά σας αποθηκεύτηκε',
      picture: 'Η φωτογραφία σας αποθηκεύτηκε',
      removed: 'Η φωτογραφία σας αφαιρέθηκε',
    },
    picture: {
      title: 'Φωτογραφία',
      lead: 'Αρχείο JPEG, PNG ή WebP έως 5 MB. Το περικόπτουμε σε τετράγωνο και δεν κρατάμε τίποτα άλλο από το αρχείο.',
      choose: 'Επιλογή φωτογραφίας',
      other: 'Επιλογή άλλης φωτογραφίας',
      use: 'Χρήση της φωτογραφίας',
      again: 'Δοκιμάστε ξανά',
      sending: 'Αποστολή φωτογραφίας...',
      remove: 'Αφαίρεση φωτογραφίας',
      removing: 'Αφαίρεση...',
      problems: {
        kind: 'Το αρχείο δεν είναι εικόνα JPEG, PNG ή WebP. Επιλέξτε κάποιο άλλο.',
        large: 'Το αρχείο ξεπερνά τα 5 MB. Επιλέξτε ένα μικρότερο.',
      },
    },
    name: {
      title: 'Όνομα',
      lead: 'Πώς σας αποκαλούμε στο προφίλ, στα μηνύματα και δίπλα στις κριτικές σας.',
      label: 'Ονοματεπώνυμο',
      save: 'Αποθήκευση ονόματος',
      busy: 'Αποθήκευση...',
      missing: 'Συμπληρώστε το ονοματεπώνυμό σας.',
    },
  },
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
