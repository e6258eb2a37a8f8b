import type source from '../en/addresses.ts';
import type { Translated } from '../translated.ts';

const addresses: Translated<typeof source> = {
  meta: {
    address: {
      title: 'Διευθύνσεις',
      description: 'Τα μέρη όπου μπορεί να σας επισκεφθεί ο κομμωτής σας.',
    },
  },
  title: 'Διευθύνσεις',
  lead: 'Τα μέρη όπου μπορεί να σας επισκεφθεί ο κομμωτής σας.',
  loading: 'Οι διευθύνσεις σας φορτώνονται...',
  failed: 'Οι διευθύνσεις σας δεν φορτώθηκαν',
  add: 'Νέα διεύθυνση',
  edit: 'Επεξεργασία',
  editNamed: 'Επεξεργασία: {{name}}',
  delete: 'Διαγραφή',
  deleteNamed: 'Διαγραφή: {{name}}',
  removed: 'Η διεύθυνση «{{name}}» διαγράφηκε.',
  removedTitle: 'Η διεύθυνση διαγράφηκε',
  savedTitle: 'Η διεύθυνση αποθηκεύτηκε',
  changeFailed: 'Οι διευθύνσεις σας δεν άλλαξαν. Δοκιμάστε ξανά.',
  types: {
    home: 'Σπίτι',
    work: 'Δουλειά',
    other: 'Άλλο',
  },
  fields: {
    type: 'Είδος',
    name: 'Όνομα',
    nameHint: 'Πώς την αποκαλείτε, π.χ. Σπίτι',
    address: 'Οδός και αριθμός',
    city: 'Πόλη και ταχυδρομικός κώδικας',
    makeDefault: 'Να είναι η προεπιλογή μου',
  },
  required: {
    name: 'Δώστε ένα όνομα στη διεύθυνση.',
    address: 'Γράψτε οδό και αριθμό.',
    city: 'Γράψτε την πόλη.',
  },
  dialog: {
    newTitle: 'Νέα διεύθυνση',
    title: 'Επεξεργασία διεύθυνσης',
    save: 'Αποθήκευση',
    busy: 'Αποθήκευση...',
    cancel: 'Ακύρωση',
  },
  empty: {
    title: 'Δεν υπάρχουν διευθύνσεις',
    text: 'Προσθέστε το μέρος όπου θα σας επισκέπτεται ο κομμωτής σας.',
  },
};

export default addresses;
