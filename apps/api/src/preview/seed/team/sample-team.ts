import type { PersonSeed } from './person-seed.ts';

const salonsOfSample: ReadonlySet<string> = new Set([
  '01',
  '02',
  '03',
  '05',
  '06',
  '07',
  '08',
  '09',
  '11',
]);

/** Whether the team begins with Eleni, Nikos and Sofia, who work at all opening hours. */
export function hasSampleTeam(salonId: string): boolean {
  return salonsOfSample.has(salonId);
}

export const sampleTeam: readonly PersonSeed[] = [
  {
    slug: 'eleni',
    name: { en: 'Eleni Vasiliou', el: 'Ελένη Βασιλείου' },
    specialty: { en: 'Color specialist', el: 'Ειδική στο χρώμα' },
    field: 'color',
    rating: 4.9,
    experience: 8,
    dollars: 65,
    picture: 'avatars/eleni.svg',
  },
  {
    slug: 'nikos',
    name: { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' },
    specialty: { en: 'Classic cuts', el: 'Κλασικά κουρέματα' },
    field: 'cut',
    rating: 4.8,
    experience: 12,
    dollars: 70,
    picture: 'avatars/nikos.svg',
  },
  {
    slug: 'sofia',
    name: { en: 'Sofia Markou', el: 'Σοφία Μάρκου' },
    specialty: { en: 'Styling & updos', el: 'Χτενίσματα & πιασίματα' },
    field: 'styling',
    rating: 4.7,
    experience: 5,
    dollars: 60,
    picture: 'avatars/sofia.svg',
  },
];
