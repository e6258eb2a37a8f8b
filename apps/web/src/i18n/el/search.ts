import type source from '../en/search.ts';
import type { Translated } from '../translated.ts';

const search: Translated<typeof source> = {
  meta: {
    salons: {
      title: 'Αναζήτηση κομμωτηρίων',
      description: 'Όλα τα κομμωτήρια της Salonica, με αξιολογήσεις, απόσταση και τιμές.',
    },
  },
  title: 'Βρείτε το κομμωτήριό σας',
  service: 'Υπηρεσία ή κομμωτήριο',
  servicePlaceholder: 'Υπηρεσία',
  location: 'Τοποθεσία',
  locationPlaceholder: 'Τοποθεσία',
  submit: 'Αναζήτηση',
  quick: {
    label: 'Γρήγορα φίλτρα',
    near: 'Κοντά μου',
    top: 'Κορυφαία',
    today: 'Διαθέσιμα σήμερα',
  },
  services: {
    haircut: 'Κούρεμα & χτένισμα',
    color: 'Βαφή μαλλιών',
    beard: 'Περιποίηση γενειάδας',
    highlights: 'Ανταύγειες',
  },
  price: {
    label: 'Τιμή',
    all: 'Όλες',
    any: 'Κάθε τιμή',
    level1: 'Οικονομικά',
    level2: 'Μέτριες τιμές',
    level3: 'Ακριβά',
  },
  when: {
    day: 'Ημέρα',
    anyDay: 'Όποια μέρα',
    otherDay: 'Άλλη μέρα...',
    date: 'Ημερομηνία',
    time: 'Ώρα',
    anyTime: 'Όποια ώρα',
    parts: {
      morning: 'Πρωί',
      afternoon: 'Απόγευμα',
      evening: 'Βράδυ',
    },
    after: 'Μετά τις {{time}}',
    both: '{{day}}, {{time}}',
    within: {
      morning: 'πρωί',
      afternoon: 'απόγευμα',
      evening: 'βράδυ',
      after: 'μετά τις {{time}}',
    },
  },
  sort: {
    label: 'Σειρά',
    relevance: 'Συνάφεια',
    distance: 'Απόσταση',
    rating: 'Βαθμολογία',
    price: 'Τιμή',
    availability: 'Διαθεσιμότητα',
  },
  suggestions: {
    recent: 'Πρόσφατες αναζητήσεις',
    service: 'Υπηρεσίες',
    category: 'Κατηγορίες',
    salon: 'Κομμωτήρια',
    barber: 'Κομμωτές',
    place: 'Περιοχές',
  },
  map: 'Χάρτης',
  loading: 'Φόρτωση κομμωτηρίων...',
  failed: 'Τα κομμωτήρια δεν φορτώθηκαν',
};

export default search;
