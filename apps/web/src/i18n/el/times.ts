import type source from '../en/times.ts';
import type { Translated } from '../translated.ts';

const times: Translated<typeof source> = {
  refused: {
    past: 'πέρασε',
    lead: 'πολύ σύντομα',
    horizon: 'όχι ακόμη',
    paused: 'χωρίς ραντεβού προς το παρόν',
    closed: 'κλειστά',
    closing: 'τελειώνει αργά',
    away: 'εκτός βάρδιας',
    booked: 'κλεισμένη',
    travel: 'δεν φτάνει ο χρόνος',
    'clock-change': 'αλλαγή ώρας',
  },
  closedOn: {
    sunday: 'κλειστά τις Κυριακές',
    monday: 'κλειστά τις Δευτέρες',
    tuesday: 'κλειστά τις Τρίτες',
    wednesday: 'κλειστά τις Τετάρτες',
    thursday: 'κλειστά τις Πέμπτες',
    friday: 'κλειστά τις Παρασκευές',
    saturday: 'κλειστά τα Σάββατα',
  },
  closedFor: 'κλειστά: {{reason}}',
  full: 'χωρίς ελεύθερη ώρα',
  over: 'δεν έμεινε ώρα για σήμερα',
  few_one: 'μόνο {{count}} ελεύθερη ώρα',
  few_other: 'μόνο {{count}} ελεύθερες ώρες',
};

export default times;
