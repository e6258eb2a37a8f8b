import type source from '../en/deskNumbers.ts';
import type { Translated } from '../translated.ts';

const deskNumbers: Translated<typeof source> = {
  meta: {
    'desk-numbers': {
      title: 'Αριθμοί στη γραμματεία',
      description: 'Κρατήσεις, πληρότητα και έσοδα του κομμωτηρίου σας.',
    },
  },
  title: 'Αριθμοί',
  lead: 'Πώς πάει το κομμωτήριο {{salon}}, με τις ημέρες και τις ώρες του.',
  loading: 'Υπολογισμός των αριθμών',
  failed: 'Οι αριθμοί δεν φορτώθηκαν',
  download: 'Λήψη ως CSV',
  period: { label: 'Ημέρες', '1': 'Σήμερα', '30': '30 ημέρες' },
  stats: {
    bookings: 'Κρατήσεις',
    revenue: 'Έσοδα',
    noShows: 'Χαμένα ραντεβού',
    returning: 'Πελάτες που επέστρεψαν',
    of: '{{part}} από {{all}}',
  },
  sources: 'Κρατήσεις online: {{online}}, τηλεφωνικά: {{phone}}, χωρίς ραντεβού: {{walkIn}}.',
  cancelled: 'Ακυρώσεις από πελάτες: {{customers}}, από το κομμωτήριο: {{salon}}.',
  occupancy: 'Πληρότητα',
  noShift: 'χωρίς βάρδια',
  days: { title: 'Κρατήσεις ανά ημέρα', day: 'Ημέρα' },
  services: { title: 'Έσοδα ανά υπηρεσία', service: 'Υπηρεσία' },
  barbers: { title: 'Πληρότητα ανά κομμωτή', barber: 'Κομμωτής' },
  hours: {
    title: 'Πληρότητα ανά ώρα',
    hour: 'Ώρα',
    note: 'Το κλεισμένο μέρος του χρόνου στον οποίο εργάζονται οι κομμωτές.',
  },
  empty: {
    title: 'Καμία κράτηση αυτές τις ημέρες',
    text: 'Μόλις γίνει η πρώτη κράτηση, θα βλέπετε εδώ πότε γεμίζει το κομμωτήριό σας και τι έσοδα έχει.',
  },
  csv: {
    date: 'Ημέρα',
    bookings: 'Κρατήσεις',
    revenue: 'Έσοδα',
    barber: 'Κομμωτής',
    service: 'Υπηρεσία',
    hour: 'Ώρα',
    booked: 'Κλεισμένα λεπτά',
    open: 'Λεπτά εργασίας',
  },
};

export default deskNumbers;
