import type source from '../en/document.ts';
import type { Translated } from '../translated.ts';

const document: Translated<typeof source> = {
  late: {
    part: 'Ένα μέρος της σελίδας δεν έφτασε. Μπορείτε να διαβάσετε όσα βλέπετε και να ακολουθήσετε τους συνδέσμους.',
    page: 'Η σελίδα δεν έχει φτάσει ακόμη. Ελέγξτε, παρακαλώ, τη σύνδεσή σας.',
    reload: 'Φορτώστε ξανά τη σελίδα',
    home: 'Επιστροφή στην αρχική',
  },
};

export default document;
