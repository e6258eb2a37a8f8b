import { type Concept, wanted } from './concept.ts';

export const beards: readonly Concept[] = [
  wanted(
    'beard, beards, beard trim, beard trimming, beard shaping, beard grooming, moustache, mustache, goatee, γένια, γένι, μούσι, μούσια, μουστάκι, γενειάδα, γενειάδας, γενειάδες, περιποίηση γενειάδας, περιποίηση μούσι, περιποίηση γενιών',
    'Beard Trim',
  ),
  wanted(
    'shave, shaves, shaving, wet shave, razor, razor shave, straight razor, hot shave, ξύρισμα, ξυρίσματα, ξυρίσματος, ξυρίζω, ξυράφι, φαλτσέτα, ξύρισμα με φαλτσέτα',
    'Hot Towel',
    'Beard Trim',
  ),
  wanted(
    'hot towel, hot towels, towel, towels, steam towel, ζεστή πετσέτα, πετσέτα, πετσέτες',
    'Hot Towel',
  ),
  wanted('head shave, shaved head, bald, ξύρισμα κεφαλής, κεφαλής, κεφάλι', 'Hot Towel'),
  wanted(
    'facial, facials, face treatment, face care, περιποίηση προσώπου, προσώπου, φέισιαλ',
    'Hot Towel',
  ),
];
