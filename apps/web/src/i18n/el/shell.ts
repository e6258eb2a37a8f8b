import type source from '../en/shell.ts';
import type { Translated } from '../translated.ts';

const shell: Translated<typeof source> = {
  skip: 'Μετάβαση στο περιεχόμενο',
  home: 'Salonica, αρχική',
  nav: {
    label: 'Κύρια πλοήγηση',
    findSalons: 'Κομμωτήρια',
    forYou: 'Για εσάς',
    bookNow: 'Κράτηση',
    myBookings: 'Οι κρατήσεις μου',
    profile: 'Προφίλ',
  },
  language: 'Γλώσσα',
  theme: {
    dark: 'Σκούρο',
    light: 'Ανοιχτό',
    toDark: 'Αλλαγή σε σκούρο θέμα',
    toLight: 'Αλλαγή σε ανοιχτό θέμα',
  },
  account: {
    signIn: 'Σύνδεση',
    signOut: 'Αποσύνδεση',
    signOutFailed: 'Η αποσύνδεση απέτυχε',
    signOutFailedText:
      'Είστε ακόμη συνδεδεμένοι. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο και δοκιμάστε ξανά.',
  },
  notices: {
    label: 'Ειδοποιήσεις',
    unread_one: '{{count}} μη αναγνωσμένη',
    unread_other: '{{count}} μη αναγνωσμένες',
  },
  menu: {
    label: 'Μενού',
    open: 'Άνοιγμα μενού',
    close: 'Κλείσιμο μενού',
  },
  footer: {
    about:
      'Premium κρατήσεις κομμωτηρίων. Νέα μαγαζιά, τάσεις της εποχής και οι πρώτες ελεύθερες θέσεις, δύο φορές τον μήνα.',
    claim: 'Μας εμπιστεύονται {{customers}} πελάτες',
    company: 'Εταιρεία',
    services: 'Δημοφιλείς υπηρεσίες',
    contact: 'Επικοινωνία',
    links: {
      about: 'Σχετικά',
      help: 'Βοήθεια',
      contact: 'Επικοινωνία',
      listSalon: 'Για κομμωτήρια',
      privacy: 'Απόρρητο',
      terms: 'Όροι χρήσης',
    },
    popular: {
      haircut: 'Κούρεμα & χτένισμα',
      color: 'Βαφή μαλλιών',
      beard: 'Περιποίηση γενειάδας',
      highlights: 'Ανταύγειες',
      balayage: 'Balayage',
    },
    address: 'Οδός Παραδείγματος 1, 546 24',
    stores: 'Η Salonica στο κινητό σας',
    social: 'Η Salonica στα κοινωνικά δίκτυα',
    copyright: '© {{year}} Salonica',
  },
  newsletter: {
    label: 'Το email σας',
    submit: 'Εγγραφή',
    missing: 'Συμπληρώστε το email σας.',
    invalid: 'Συμπληρώστε ένα email όπως onoma@example.com.',
    busy: 'Αποστολή...',
    thanks: 'Δείτε τα εισερχόμενά σας.',
    next: 'Αν το email δεν είναι ήδη στη λίστα, θα λάβετε ένα μήνυμα για επιβεβαίωση. Μόνο τότε θα ξεκινήσει.',
  },
  soon: {
    app: 'Η εφαρμογή έρχεται σύντομα',
    appHint: 'Μέχρι τότε, όλα γίνονται εδώ, στον περιηγητή σας.',
    social: 'Δεν είμαστε ακόμη στο {{network}}',
    socialHint: 'Μπορείτε να μας βρείτε από τη σελίδα «Επικοινωνία».',
  },
  preview: {
    running: 'Ο δοκιμαστικός διακομιστής λειτουργεί σε αυτόν τον χώρο.',
    disconnected: 'Ο δοκιμαστικός διακομιστής αποσυνδέθηκε.',
  },
  toasts: 'Ειδοποιήσεις',
  offline: 'Είστε εκτός σύνδεσης. Όσα βλέπετε ίσως δεν είναι ενημερωμένα.',
};

export default shell;
