import { sampleServices, textIn } from './sample-offer.ts';

const descriptions: Readonly<Record<string, { en: string; el: string }>> = {
  'haircut-style': {
    en: 'A consultation, a wash, the cut and a blow-dry that you can repeat at home.',
    el: 'Συζήτηση, λούσιμο, κούρεμα και ένα χτένισμα που θα πετύχετε και στο σπίτι.',
  },
  'hair-color': {
    en: 'All-over color or roots, mixed for your hair, with a treatment that keeps it soft.',
    el: 'Βαφή σε όλο το μήκος ή στη ρίζα, στα μέτρα των μαλλιών σας, με θεραπεία για απαλή υφή.',
  },
  'beard-trim': {
    en: 'Shaped with scissors and razor, with a hot towel before and oil after.',
    el: 'Σχήμα με ψαλίδι και ξυράφι, ζεστή πετσέτα πριν και λάδι μετά.',
  },
  highlights: {
    en: 'Fine strands lightened by hand, toned and finished with a blow-dry.',
    el: 'Λεπτές τούφες που ανοίγουν στο χέρι, με ρεφλέ και χτένισμα στο τέλος.',
  },
};

const specialities: Readonly<Record<string, readonly string[]>> = {
  eleni: ['hair-color', 'highlights'],
  nikos: ['haircut-style', 'beard-trim'],
  sofia: ['haircut-style', 'highlights'],
};

export function serviceDescription(serviceId: string, language: string): string | null {
  const description = descriptions[serviceId];
  return description === undefined ? null : textIn(language, description);
}

/** Names of the services that somebody is known for. */
export function knownFor(barberId: string, language: string): readonly string[] {
  const ids = specialities[barberId] ?? [];
  return sampleServices
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => textIn(language, name));
}
