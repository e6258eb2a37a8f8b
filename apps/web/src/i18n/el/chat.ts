import type source from '../en/chat.ts';
import type { Translated } from '../translated.ts';

const chat: Translated<typeof source> = {
  meta: {
    chat: {
      title: 'Μηνύματα',
      description: 'Οι συνομιλίες σας με τα κομμωτήρια.',
    },
  },
  title: 'Μηνύματα',
  list: 'Συνομιλίες',
  search: 'Αναζήτηση συνομιλιών',
  noneFound: 'Καμία συνομιλία δεν αναφέρει «{{typed}}».',
  loading: 'Τα μηνύματά σας φορτώνονται...',
  failed: 'Τα μηνύματά σας δεν φορτώθηκαν',
  threadLoading: 'Η συνομιλία φορτώνεται...',
  threadFailed: 'Η συνομιλία δεν φορτώθηκε',
  select: 'Επιλέξτε μια συνομιλία για να ξεκινήσετε',
  back: 'Πίσω σε όλα τα μηνύματα',
  viewSalon: 'Δείτε το κομμωτήριο',
  viewSalonNamed: 'Δείτε το κομμωτήριο: {{name}}',
  noMessages: 'Δεν υπάρχουν μηνύματα ακόμη. Πείτε ένα γεια!',
  automatic: 'Αυτόματη απάντηση',
  older: {
    show: 'Εμφάνιση παλαιότερων',
    loading: 'Φόρτωση...',
    failed: 'Τα παλαιότερα μηνύματα δεν φορτώθηκαν.',
  },
  today: 'Σήμερα',
  yesterday: 'Χθες',
  nobody: {
    title: 'Δεν υπάρχουν συνομιλίες ακόμη',
    text: 'Κλείστε ραντεβού σε ένα κομμωτήριο και θα μπορείτε να του γράψετε εδώ.',
    action: 'Βρείτε κομμωτήρια',
  },
};

export default chat;
