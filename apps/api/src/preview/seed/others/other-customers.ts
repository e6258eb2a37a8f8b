import { shuffled } from '../chance.ts';
import { uuidOf } from '../ids.ts';

/** The customers of all sample bookings, as people type their names. */
export const otherCustomers = [
  'Αγγελική Σταμάτη',
  'Alexandros Vergis',
  'Anna Kotsou',
  'Αντώνης Ράπτης',
  'Βασιλική Ζήση',
  'Charlotte Meyer',
  'Chrysa Delli',
  'Γιάννης Μπέλλος',
  'Δέσποινα Φωτίου',
  'Dimitra Gouni',
  'Ειρήνη Κάππου',
  'Elias Sotirou',
  'Εύα Τσιρίγα',
  'Fanis Moschos',
  'Foteini Arvaniti',
  'Θοδωρής Πλιάτσικας',
  'Ioanna Reppa',
  'Ιωάννης Κουτσός',
  'Jonas Lindqvist',
  'Κατερίνα Μαυρίδου',
  'Konstantina Vlachou',
  'Λένα Χατζή',
  'Lukas Brandt',
  'Μαρία-Ελένη Ντίνου',
  'Michalis Tzanis',
  'Νατάσα Γρίβα',
  'Olga Petkova',
  'Παναγιώτης Σέρρας',
  'Polina Karra',
  'Ρένια Αλεξίου',
  'Sotiris Kamaris',
  'Στέλλα Μπούρα',
  'Thomas Adler',
  'Τίνα Λαΐου',
  'Vaggelis Rodis',
  'Χριστίνα Ντάλα',
].map((fullname) => ({ id: uuidOf(`other customer ${fullname}`), fullname }));

/** The ids of the customers of a day of a salon, in the order of its visits. */
export function customersOfDay(salonId: string, date: string): (visit: number) => string {
  const ids = shuffled(otherCustomers, `${salonId} ${date}`).map(({ id }) => id);
  return (visit) => ids[visit % ids.length] ?? '';
}
