import type source from '../en/contact.ts';
import type { Translated } from '../translated.ts';

const contact: Translated<typeof source> = {
  meta: {
    contact: {
      title: 'Επικοινωνία',
      description:
        'Γράψτε, τηλεφωνήστε ή επισκεφθείτε τη Salonica: διεύθυνση, τηλέφωνο, email και ώρες λειτουργίας.',
    },
  },
  title: 'Ελάτε να μιλήσουμε',
  lead: 'Μια ερώτηση, μια ιδέα, κάτι που δεν πήγε καλά: πείτε μας το. Εδώ απαντούν άνθρωποι, όχι μηχανές.',
  form: {
    title: 'Γράψτε μας',
    required: 'Και τα τέσσερα πεδία είναι υποχρεωτικά.',
    name: 'Ονοματεπώνυμο',
    email: 'Email',
    subject: 'Θέμα',
    message: 'Μήνυμα',
    submit: 'Αποστολή μηνύματος',
    busy: 'Αποστολή...',
    summary_one: 'Μένει να συμπληρώσετε ένα πεδίο',
    summary_other: 'Μένει να συμπληρώσετε {{count}} πεδία',
  },
  problems: {
    name: 'Συμπληρώστε το ονοματεπώνυμό σας.',
    email: 'Συμπληρώστε το email σας.',
    emailInvalid: 'Συμπληρώστε ένα email όπως name@example.com.',
    subject: 'Συμπληρώστε το θέμα.',
    message: 'Γράψτε το μήνυμά σας.',
    characters:
      'Υπάρχει ένας χαρακτήρας που δεν επιτρέπεται εδώ. Πληκτρολογήστε το κείμενο αντί να το επικολλήσετε.',
    tooLong: 'Το κείμενο είναι πολύ μεγάλο.',
  },
  done: {
    title: 'Σας ευχαριστούμε, {{name}}.',
    text: 'Λάβαμε το μήνυμά σας και θα απαντήσουμε με email, συνήθως μέσα σε δύο εργάσιμες ημέρες. Το κρατάμε για έξι μήνες.',
    another: 'Νέο μήνυμα',
  },
  toast: {
    title: 'Το μήνυμα στάλθηκε',
    description: 'Θα σας απαντήσουμε με email.',
  },
  ways: {
    label: 'Άλλοι τρόποι επικοινωνίας',
    office: 'Γραφείο',
    address: 'Οδός Παραδείγματος 1, 546 24',
    phone: 'Τηλέφωνο',
    emails: 'Email',
    general: 'Γενικές ερωτήσεις',
    support: 'Βοήθεια με μια κράτηση',
    hours: 'Ώρες λειτουργίας',
    weekdays: 'Δευ-Παρ',
    weekdaysTime: '9:00-18:00 EST',
    weekend: 'Σαβ-Κυρ',
    weekendTime: '10:00-16:00 EST',
    help: 'Ίσως η απάντηση υπάρχει ήδη.',
    helpLink: 'Δείτε τη σελίδα «Βοήθεια»',
  },
};

export default contact;
