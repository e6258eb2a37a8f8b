import type source from '../en/appointment.ts';
import type { Translated } from '../translated.ts';

const appointment: Translated<typeof source> = {
  title: 'Το ραντεβού σας',
  confirmed: 'Επιβεβαιωμένο',
  home: 'Στη διεύθυνσή σας: {{address}}',
  total: 'Σύνολο {{total}}',
  changeUntil: 'Δωρεάν αλλαγή έως {{date}}, {{time}}.',
  fixed: 'Δεν μπορεί πια να αλλάξει.',
  held: 'Η θέση σας κρατιέται έως τις {{time}}.',
  move: 'Αλλαγή ώρας',
  cancel: 'Ακύρωση',
  calendar: 'Προσθήκη στο ημερολόγιο',
  calendarTitle: '{{service}}, {{salon}}',
  calendarText: 'Κομμωτής: {{barber}}.',
  mailedTo: 'Η επιβεβαίωση και κάθε νεότερο στέλνονται στο {{email}}.',
  manage: 'Δείτε ή αλλάξτε το',
  opening: 'Άνοιγμα...',
  manageFailed: 'Δεν άνοιξε. Δοκιμάστε ξανά.',
};

export default appointment;
