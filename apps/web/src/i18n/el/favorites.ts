import type en from '../en/favorites.ts';
import type { Translated } from '../translated.ts';

const favorites: Translated<typeof en> = {
  meta: {
    favorites: {
      title: 'Αγαπημένα',
      description: 'Τα κομμωτήρια στα οποία επιστρέφετε.',
    },
    saved: {
      title: 'Αγαπημένα',
      description: 'Τα κομμωτήρια που έχετε αποθηκεύσει.',
    },
  },
  title: 'Αγαπημένα',
  lead: 'Τα κομμωτήρια στα οποία επιστρέφετε, με το τηλέφωνό τους και μια καρέκλα να σας περιμένει.',
  loading: 'Τα αγαπημένα σας φορτώνονται...',
  failed: 'Τα αγαπημένα σας δεν φορτώθηκαν',
  picture: '{{name}}, εικονογραφημένη πρόσοψη',
  call: 'Κλήση: {{name}}, {{phone}}',
  details: 'Λεπτομέρειες',
  book: 'Κράτηση',
  removed: 'Το {{name}} δεν είναι πια στα αγαπημένα σας.',
  removedTitle: 'Αφαιρέθηκε από τα αγαπημένα',
  guest: {
    lead: 'Τα κομμωτήρια που αποθηκεύσατε σε αυτή τη συσκευή. Συνδεθείτε για να τα βρίσκετε παντού.',
    signIn: 'Σύνδεση',
  },
  empty: {
    title: 'Δεν έχετε αγαπημένα ακόμη',
    text: 'Πατήστε την καρδιά σε ένα κομμωτήριο που σας αρέσει και θα το βρείτε εδώ.',
    action: 'Βρείτε κομμωτήρια',
  },
};

export default favorites;
