import { further } from './service-seed.ts';

/** Barbers' services, by category. */
export const barberServices = {
  'Beard Trim': [
    further(
      'cut-beard-trim',
      ['Cut & Beard Trim', 'Κούρεμα & γενειάδα'],
      [55, 65],
      [
        'Both in one visit, with a hot towel in between.',
        'Και τα δύο σε μία επίσκεψη, με ζεστή πετσέτα ανάμεσα.',
      ],
    ),
  ],
  "Men's Cuts": [
    further(
      'mens-cut',
      ["Men's Cut", 'Ανδρικό κούρεμα'],
      [30, 40],
      [
        'Scissors or clippers, washed and finished.',
        'Με ψαλίδι ή μηχανή, με λούσιμο και χτένισμα.',
      ],
    ),
    further(
      'skin-fade',
      ['Skin Fade', 'Φέιντ'],
      [40, 45],
      ['From the skin up, blended by hand.', 'Από το δέρμα προς τα πάνω, σβησμένο στο χέρι.'],
    ),
    further(
      'buzz-cut',
      ['Buzz Cut', 'Κούρεμα με μηχανή'],
      [15, 20],
      ['One length all over, with clean edges.', 'Ένα μήκος παντού, με καθαρές γραμμές.'],
    ),
    further(
      'boys-cut',
      ["Boys' Cut", 'Κούρεμα για αγόρια'],
      [25, 25],
      ['Up to fourteen years.', 'Έως δεκατεσσάρων ετών.'],
    ),
  ],
  'Hot Towel': [
    further(
      'hot-towel-shave',
      ['Hot Towel Shave', 'Ξύρισμα με ζεστή πετσέτα'],
      [30, 40],
      [
        'Straight razor, two passes and three towels.',
        'Με φαλτσέτα, δύο περάσματα και τρεις πετσέτες.',
      ],
      { buffers: [0, 5] },
    ),
    further(
      'hot-towel-facial',
      ['Hot Towel Facial', 'Περιποίηση προσώπου με ζεστή πετσέτα'],
      [30, 45],
      ['Cleansing, steam and a mask of clay.', 'Καθαρισμός, ατμός και μάσκα αργίλου.'],
      { buffers: [0, 5] },
    ),
    further(
      'head-shave',
      ['Head Shave', 'Ξύρισμα κεφαλής'],
      [30, 35],
      ['Smooth to the touch, with a cool balm.', 'Λείο στην αφή, με δροσερό βάλσαμο.'],
    ),
  ],
};
