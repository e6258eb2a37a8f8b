import type source from '../en/notices.ts';
import type { Translated } from '../translated.ts';

const notices: Translated<typeof source> = {
  meta: {
    notices: {
      title: 'Ειδοποιήσεις',
      description: 'Νέα για τις κρατήσεις και το πορτοφόλι σας.',
    },
  },
  title: 'Ειδοποιήσεις',
  lead: 'Νέα για τις κρατήσεις και το πορτοφόλι σας.',
  list: { title: 'Πρόσφατες' },
  loading: 'Φορτώνουν οι ειδοποιήσεις σας...',
  failed: 'Οι ειδοποιήσεις σας δεν φορτώθηκαν',
  changeFailed: 'Η αλλαγή δεν έγινε. Δοκιμάστε ξανά.',
  unreadTitle: 'Νέο: {{title}}',
  markRead: 'Σήμανση ως αναγνωσμένης',
  markReadNamed: 'Σήμανση ως αναγνωσμένης: {{title}}, {{text}}',
  markAllRead: 'Σήμανση όλων ως αναγνωσμένων',
  openBookings: 'Οι κρατήσεις μου',
  openBookingsNamed: 'Οι κρατήσεις μου: {{text}}',
  openWallet: 'Πορτοφόλι',
  openWalletNamed: 'Πορτοφόλι: {{text}}',
  booking: '{{service}}, {{salon}}, {{moment}}.',
  before: 'Ήταν για {{moment}}.',
  heldUntil: 'Την κρατάμε για εσάς έως τις {{until}}.',
  kinds: {
    confirmation: { name: 'Επιβεβαιώσεις', title: 'Το ραντεβού σας κλείστηκε' },
    change: { name: 'Αλλαγές', title: 'Το ραντεβού σας άλλαξε ώρα' },
    cancellation: { name: 'Ακυρώσεις', title: 'Το ραντεβού σας ακυρώθηκε' },
    reminder: { name: 'Υπενθυμίσεις', title: 'Το ραντεβού σας πλησιάζει' },
    offer: { name: 'Ώρες που ελευθερώνονται', title: 'Βρέθηκε ελεύθερη ώρα' },
    withdrawal: { name: 'Αναλήψεις' },
  },
  withdrawal: {
    pending: 'Η ανάληψή σας είναι σε εξέλιξη',
    completed: 'Η ανάληψή σας ολοκληρώθηκε',
    rejected: 'Η ανάληψή σας δεν ολοκληρώθηκε',
    text: 'Ποσό: {{amount}}.',
  },
  empty: {
    title: 'Δεν υπάρχουν ειδοποιήσεις',
    text: 'Όταν ένα ραντεβού σας κλειστεί, αλλάξει ή πλησιάζει, θα το δείτε εδώ.',
  },
  preferences: {
    title: 'Για τι σας ενημερώνουμε',
    lead: 'Επιλέξτε πώς θα μαθαίνετε κάθε είδος νέων.',
    failed: 'Οι επιλογές σας δεν φορτώθηκαν',
    notice: 'Ειδοποίηση στην εφαρμογή',
    mail: 'Email',
  },
  feed: {
    title: 'Οι κρατήσεις στο ημερολόγιό σας',
    lead: 'Μια ιδιωτική διεύθυνση που παρακολουθεί η εφαρμογή ημερολογίου σας. Όποιος τη γνωρίζει βλέπει τις κρατήσεις σας.',
    failed: 'Η διεύθυνση του ημερολογίου σας δεν φορτώθηκε',
    address: 'Διεύθυνση του ημερολογίου σας',
    once: 'Αντιγράψτε την τώρα: εμφανίζεται μόνο μία φορά.',
    copy: 'Αντιγραφή διεύθυνσης',
    copied: 'Αντιγράφηκε.',
    make: 'Δημιουργία διεύθυνσης',
    renew: 'Δημιουργία νέας διεύθυνσης',
    end: 'Τερματισμός κοινοποίησης',
  },
};

export default notices;
