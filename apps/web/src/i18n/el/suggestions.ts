import type source from '../en/suggestions.ts';
import type { Translated } from '../translated.ts';

const suggestions: Translated<typeof source> = {
  recent: 'Πρόσφατες αναζητήσεις',
  kinds: {
    service: 'Υπηρεσίες',
    category: 'Κατηγορίες',
    salon: 'Κομμωτήρια',
    barber: 'Κομμωτές',
    place: 'Περιοχές',
  },
};

export default suggestions;
