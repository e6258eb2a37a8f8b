import type source from '../en/forYou.ts';
import type { Translated } from '../translated.ts';

const forYou: Translated<typeof source> = {
  meta: {
    'for-you': {
      title: 'Για εσάς',
      description: 'Κομμωτήρια και υπηρεσίες που διαλέξαμε για εσάς.',
    },
  },
  title: 'Για εσάς',
  lead: 'Τα κομμωτήρια στα οποία επιστρέφετε και όσα ίσως αγαπήσετε.',
  loading: 'Φόρτωση των προτάσεών σας...',
  failed: 'Οι προτάσεις σας δεν φορτώθηκαν',
  favorites: {
    title: 'Οι αγαπημένες σας υπηρεσίες',
    lead: 'Τις κλείσατε ήδη, τις ξανακλείνετε με ένα πάτημα.',
    again: 'Νέα κράτηση',
    againName: 'Νέα κράτηση: {{service}}, {{salon}}',
    times_one: 'Μία κράτηση',
    times_other: '{{count}} κρατήσεις',
    last: 'τελευταία στις {{date}}',
    minutes: '{{count}} λεπτά',
  },
  first: {
    title: 'Ό,τι κλείσετε θα σας περιμένει εδώ',
    customer: 'Μετά την πρώτη σας επίσκεψη, την ξανακλείνετε με ένα πάτημα.',
    visitor:
      'Συνδεθείτε για να δείτε τις υπηρεσίες στις οποίες επιστρέφετε ή κλείστε την πρώτη σας.',
    signIn: 'Σύνδεση',
    book: 'Κράτηση',
  },
  recommended: {
    title: 'Προτάσεις για εσάς',
    lead: 'Με βάση όσα κλείσατε και αποθηκεύσατε.',
    leadVisitor:
      'Τα αγαπούν οι πελάτες μας. Όσο περισσότερα κλείνετε, τόσο πιο προσωπική γίνεται η λίστα.',
    booked: 'Επειδή κλείσατε: {{service}}',
    saved: 'Επειδή αποθηκεύσατε: {{salon}}',
    loved: 'Το αγαπούν οι πελάτες μας',
  },
  trending: {
    title: 'Τάσεις της εποχής',
    claim: 'Η βαφή και το balayage είναι {{share}} πιο δημοφιλή αυτή τη σεζόν.',
    hint: 'Οι καλές θέσεις φεύγουν νωρίς. Δείτε ποιοι το κάνουν καλά.',
    salons_one: '{{count, total}} κομμωτήριο',
    salons_other: '{{count, total}} κομμωτήρια',
  },
  all: 'Όλα τα κομμωτήρια',
};

export default forYou;
