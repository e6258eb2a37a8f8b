import type source from '../en/bookNow.ts';
import type { Translated } from '../translated.ts';

const bookNow: Translated<typeof source> = {
  meta: {
    'book-now': {
      title: 'Κράτηση',
      description: 'Διαλέξτε μια δημοφιλή υπηρεσία και κλείστε θέση κοντά σας.',
    },
  },
  title: 'Κλείστε τώρα',
  lead: 'Ξεκινήστε από αυτό που χρειάζεστε. Θα σας δείξουμε ποιος το κάνει και πότε.',
  form: {
    label: 'Τι και πού',
    location: 'Τοποθεσία ή ταχυδρομικός κώδικας',
    locationPlaceholder: 'Κέντρο της πόλης',
    service: 'Αναζήτηση υπηρεσιών',
    servicePlaceholder: 'Κούρεμα, βαφή, γενειάδα',
    submit: 'Αναζήτηση',
  },
  popular: {
    title: 'Δημοφιλείς υπηρεσίες',
    hint: 'Διαλέξτε μία και κλείστε την σε όποιο κομμωτήριο θέλετε. Οι τιμές είναι ενδεικτικές· κάθε κομμωτήριο ορίζει τις δικές του.',
    minutes: '{{count}} λεπτά',
    clear: 'Όλες οι υπηρεσίες',
  },
  near: {
    title: 'Κομμωτήρια κοντά σας',
    within: 'Έως 5 μίλια',
    downtown: 'Κέντρο της πόλης',
    count_one: '{{count, total}} αποτέλεσμα',
    count_other: '{{count, total}} αποτελέσματα',
    countFor_one: '{{count, total}} αποτέλεσμα για {{service}}',
    countFor_other: '{{count, total}} αποτελέσματα για {{service}}',
    book: 'Κράτηση: {{service}}',
  },
  help: {
    title: 'Δεν έχετε αποφασίσει;',
    text: 'Πείτε μας τι έχετε στον νου σας ή ρίξτε πρώτα μια ματιά.',
    support: 'Επικοινωνία',
    all: 'Όλα τα κομμωτήρια',
  },
};

export default bookNow;
