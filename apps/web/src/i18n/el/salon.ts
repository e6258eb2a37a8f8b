import type source from '../en/salon.ts';
import type { Translated } from '../translated.ts';

const salon: Translated<typeof source> = {
  meta: {
    salon: {
      title: 'Κομμωτήριο',
      description: 'Υπηρεσίες, τιμές και ωράριο του κομμωτηρίου.',
    },
  },
  breadcrumb: {
    home: 'Αρχική',
    salons: 'Εύρεση κομμωτηρίων',
  },
  topRated: 'Κορυφαίο',
  verified: 'Επαληθευμένο',
  pictures: 'Εικόνες: {{name}}',
  storefront: '{{name}}, εικονογραφημένη πρόσοψη',
  reviews_one: '{{count}} κριτική',
  reviews_other: '{{count}} κριτικές',
  distance: '{{distance}} μίλια',
  priceLevel: 'Επίπεδο τιμών {{level}}',
  save: 'Αποθήκευση',
  share: 'Κοινοποίηση',
  book: 'Κράτηση ραντεβού',
  bookService: 'Κράτηση',
  bookServiceNamed: 'Κράτηση: {{service}}',
  from: 'Από',
  minutes: '{{count}} λεπτά',
  perks: {
    label: 'Χρήσιμα',
    wifi: 'Δωρεάν Wi-Fi',
    coffee: 'Καφές και αναψυκτικά',
    cards: 'Κάρτες και πληρωμή με κινητό',
    access: 'Πρόσβαση χωρίς σκαλοπάτια',
  },
  services: 'Υπηρεσίες',
  team: 'Η ομάδα μας',
  years_one: '{{count}} έτος',
  years_other: '{{count}} έτη',
  quick: {
    title: 'Γρήγορη κράτηση',
    next: 'Επόμενο διαθέσιμο:',
    today: 'Σήμερα, {{time}}',
    tomorrow: 'Αύριο, {{time}}',
    later: '{{date}}, {{time}}',
    none: 'Πλήρες για τις επόμενες 30 ημέρες',
    service: 'Υπηρεσία',
    note: 'Δωρεάν ακύρωση έως 24 ώρες πριν',
  },
  contact: {
    title: 'Επικοινωνία & ωράριο',
    days: '{{from}} – {{to}}',
    closed: 'Κλειστά',
    openNow: 'Ανοιχτά τώρα, έως {{time}}',
    closedNow: 'Κλειστά τώρα',
  },
  appointment: {
    title: 'Το ραντεβού σας',
    confirmed: 'Επιβεβαιωμένο',
    with: 'με: {{barber}}',
    at: 'στις {{time}}',
    home: 'Στη διεύθυνσή σας: {{address}}',
    total: 'Σύνολο {{total}}',
    note: 'Η κράτηση μένει σε αυτόν τον περιηγητή μέχρι να κλείσετε τη σελίδα· δεν στάλθηκε τίποτα στο κομμωτήριο.',
  },
  saved: {
    on: 'Προστέθηκε στα αγαπημένα σας',
    off: 'Αφαιρέθηκε από τα αγαπημένα σας',
  },
  shared: {
    copied: 'Ο σύνδεσμος αντιγράφηκε',
    failed: 'Ο σύνδεσμος δεν αντιγράφηκε',
    failedText: 'Αντιγράψτε τον από τη γραμμή διευθύνσεων του περιηγητή σας.',
  },
  page: {
    loading: 'Φόρτωση κομμωτηρίου',
    notFound: 'Το κομμωτήριο δεν βρέθηκε',
    notFoundText: 'Δεν υπάρχει κομμωτήριο σε αυτή τη διεύθυνση. Ίσως έκλεισε ή μεταφέρθηκε.',
    findSalons: 'Εύρεση κομμωτηρίων',
    failed: 'Το κομμωτήριο δεν φορτώθηκε',
    failedText: 'Δεν μπορέσαμε να το φορτώσουμε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    offlineText: 'Φαίνεται ότι είστε εκτός σύνδεσης. Δοκιμάστε ξανά μόλις συνδεθείτε.',
    retry: 'Δοκιμάστε ξανά',
    slow: 'Η φόρτωση συνεχίζεται. Διαρκεί περισσότερο από το συνηθισμένο.',
  },
};

export default salon;
