import type { ServiceSeed } from './service-seed.ts';

/** The first services of every salon; prices are those of a `$$` salon. */
export const commonServices: readonly ServiceSeed[] = [
  {
    slug: 'haircut-style',
    name: { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
    description: {
      en: 'A consultation, a wash, the cut and a blow-dry that you can repeat at home.',
      el: 'Συζήτηση, λούσιμο, κούρεμα και ένα χτένισμα που θα πετύχετε και στο σπίτι.',
    },
    field: 'cut',
    minutes: 45,
    dollars: 65,
  },
  {
    slug: 'hair-color',
    name: { en: 'Hair Color', el: 'Βαφή μαλλιών' },
    description: {
      en: 'All-over color or roots, mixed for your hair, with a treatment that keeps it soft.',
      el: 'Βαφή σε όλο το μήκος ή στη ρίζα, στα μέτρα των μαλλιών σας, με θεραπεία για απαλή υφή.',
    },
    field: 'color',
    minutes: 90,
    dollars: 120,
    gap: [30, 30],
  },
  {
    slug: 'beard-trim',
    name: { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
    description: {
      en: 'Shaped with scissors and razor, with a hot towel before and oil after.',
      el: 'Σχήμα με ψαλίδι και ξυράφι, ζεστή πετσέτα πριν και λάδι μετά.',
    },
    field: 'men',
    minutes: 20,
    dollars: 35,
  },
  {
    slug: 'highlights',
    name: { en: 'Highlights', el: 'Ανταύγειες' },
    description: {
      en: 'Fine strands lightened by hand, toned and finished with a blow-dry.',
      el: 'Λεπτές τούφες που ανοίγουν στο χέρι, με ρεφλέ και χτένισμα στο τέλος.',
    },
    field: 'color',
    minutes: 120,
    dollars: 140,
    gap: [60, 30],
  },
];
