import type source from '../en/bookings.ts';
import type { Translated } from '../translated.ts';

const bookings: Translated<typeof source> = {
  meta: {
    dashboard: {
      title: 'Οι κρατήσεις μου',
      description: 'Τα επόμενα και τα προηγούμενα ραντεβού σας.',
    },
  },
  title: 'Οι κρατήσεις μου',
  intro: 'Εδώ θα μαζεύονται τα ραντεβού σας.',
  empty: {
    title: 'Το παγκάκι είναι ελεύθερο',
    text: 'Δεν έχετε ακόμη ραντεβού. Διαλέξτε κομμωτήριο και κλείστε τη θέση σας.',
    action: 'Κομμωτήρια',
  },
};

export default bookings;
