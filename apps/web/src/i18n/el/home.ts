import type source from '../en/home.ts';
import type { Translated } from '../translated.ts';

const home: Translated<typeof source> = {
  meta: {
    home: {
      title: 'Salonica: κρατήσεις σε κορυφαία κομμωτήρια',
      description: 'Βρείτε τα κομμωτήρια που όλοι εμπιστεύονται και κλείστε θέση σε δευτερόλεπτα.',
    },
  },
  hero: {
    titleStart: 'Ομορφιά, με',
    titleEnd: 'ραντεβού.',
    lead: 'Βρείτε τα κομμωτήρια που όλοι εμπιστεύονται και κλείστε θέση σε δευτερόλεπτα.',
    location: 'Τοποθεσία',
    placeholder: 'Η τοποθεσία σας',
    submit: 'Βρείτε κομμωτήρια',
  },
  values: {
    label: 'Γιατί Salonica',
    verified: 'Επαληθευμένα κομμωτήρια',
    verifiedHint: 'Κάθε καταχώριση ελέγχεται πριν δημοσιευτεί.',
    instant: 'Άμεση κράτηση 24/7',
    instantHint: 'Διαθεσιμότητα σε πραγματικό χρόνο, μέρα και νύχτα.',
    secure: 'Ασφαλείς πληρωμές',
    secureHint: 'Τα στοιχεία της κάρτας σας προστατεύονται.',
  },
  categories: {
    title: 'Ανά κατηγορία',
    viewAll: 'Προβολή όλων',
    viewLess: 'Προβολή λιγότερων',
  },
  topRated: {
    title: 'Κορυφαία κομμωτήρια',
    lead: 'Οι θέσεις που οι πελάτες μας κλείνουν ξανά και ξανά.',
    viewAll: 'Όλα τα κορυφαία',
  },
  statistics: {
    label: 'Η Salonica με αριθμούς',
    customers: 'Ευχαριστημένοι πελάτες',
    salons: 'Premium κομμωτήρια',
    bookings: 'Επιτυχημένες κρατήσεις',
  },
  invitation: {
    title: 'Το επόμενο τέλειο κούρεμα είναι στη γειτονιά σας.',
    lead: 'Η βαφή και το balayage είναι {{share}} πιο δημοφιλή αυτή τη σεζόν. Οι καλές θέσεις φεύγουν νωρίς.',
    nearMe: 'Κομμωτήρια κοντά μου',
    app: 'Λήψη εφαρμογής',
    rating: '4,9/5',
    ratingHint: 'βαθμολογία εφαρμογής · {{users}} χρήστες',
    sampleTime: '{{date}}, 10:30',
    sampleService: 'Κούρεμα με την Ελένη',
  },
};

export default home;
