import type { CategoryTitle } from '../categories.ts';
import { barberServices } from './barber-services.ts';
import { type FurtherService, further } from './service-seed.ts';

/**
 * Services of a category beside the common ones, most usual first; prices are those of a `$$`
 * salon.
 */
export const furtherServices: Readonly<Record<CategoryTitle, readonly FurtherService[]>> = {
  ...barberServices,
  Haircut: [
    further(
      'childrens-cut',
      ["Children's Cut", 'Παιδικό κούρεμα'],
      [30, 30],
      [
        'Patient hands and a high chair, up to twelve years.',
        'Με υπομονή και ψηλή καρέκλα, έως δώδεκα ετών.',
      ],
    ),
    further(
      'fringe-trim',
      ['Fringe Trim', 'Κούρεμα αφέλειας'],
      [15, 20],
      ['Between two cuts, on dry hair.', 'Ανάμεσα σε δύο κουρέματα, σε στεγνά μαλλιά.'],
    ),
    further(
      'curly-cut',
      ['Curly Cut', 'Κούρεμα για σγουρά'],
      [60, 75],
      [
        'Cut curl by curl, dry, then washed and diffused.',
        'Μπούκλα μπούκλα σε στεγνά μαλλιά, έπειτα λούσιμο και φυσούνα.',
      ],
    ),
    further(
      'dry-cut',
      ['Dry Cut', 'Στεγνό κούρεμα'],
      [40, 50],
      [
        'For straight lines that stay where they were drawn.',
        'Για ίσιες γραμμές που μένουν εκεί που σχεδιάστηκαν.',
      ],
    ),
  ],
  Color: [
    further(
      'root-touch-up',
      ['Root Touch-Up', 'Βαφή ρίζας'],
      [75, 80],
      [
        'The first centimeters only, matched to the rest.',
        'Μόνο οι πρώτοι πόντοι, στον τόνο του υπόλοιπου μήκους.',
      ],
      { gap: [25, 30] },
    ),
    further(
      'toner',
      ['Toner', 'Ρεφλέ'],
      [30, 40],
      [
        'Takes the yellow out and brings the shine back.',
        'Διώχνει το κίτρινο και φέρνει πίσω τη λάμψη.',
      ],
    ),
    further(
      'grey-blending',
      ['Grey Blending', 'Κάλυψη λευκών'],
      [60, 70],
      [
        'Soft cover that grows out without a line.',
        'Απαλή κάλυψη που μεγαλώνει χωρίς γραμμή στη ρίζα.',
      ],
      { gap: [20, 25] },
    ),
    further(
      'color-correction',
      ['Color Correction', 'Διόρθωση χρώματος'],
      [180, 220],
      [
        'For a color that went another way; after a consultation.',
        'Για ένα χρώμα που δεν βγήκε όπως έπρεπε, ύστερα από συζήτηση.',
      ],
      { gap: [70, 40], buffers: [0, 15] },
    ),
  ],
  Styling: [
    further(
      'blow-dry',
      ['Blow-Dry', 'Φορμάρισμα'],
      [30, 35],
      ['Wash and blow-dry, smooth or with volume.', 'Λούσιμο και φορμάρισμα, ίσιο ή με όγκο.'],
    ),
    further(
      'updo',
      ['Updo', 'Πιάσιμο'],
      [60, 85],
      ['Pinned to last until the last dance.', 'Πιάσιμο που αντέχει ως τον τελευταίο χορό.'],
    ),
    further(
      'curls-waves',
      ['Curls & Waves', 'Μπούκλες & κύματα'],
      [40, 45],
      ['Set with iron or rollers, on washed hair.', 'Με σίδερο ή ρόλεϊ, σε λουσμένα μαλλιά.'],
    ),
    further(
      'bridal-styling',
      ['Bridal Styling', 'Νυφικό χτένισμα'],
      [120, 180],
      [
        'On the day, after a rehearsal that is part of the price.',
        'Την ημέρα του γάμου, με πρόβα που περιλαμβάνεται στην τιμή.',
      ],
      { buffers: [10, 10] },
    ),
  ],
  Treatments: [
    further(
      'olive-oil-mask',
      ['Olive Oil Mask', 'Μάσκα ελαιολάδου'],
      [30, 35],
      ['Warm oil from Halkidiki under a steam hood.', 'Ζεστό λάδι Χαλκιδικής κάτω από ατμό.'],
    ),
    further(
      'scalp-treatment',
      ['Scalp Treatment', 'Θεραπεία τριχωτού'],
      [45, 60],
      ['Scrub, massage and a serum for the scalp.', 'Απολέπιση, μασάζ και ορός για το τριχωτό.'],
    ),
    further(
      'bond-repair',
      ['Bond Repair', 'Θεραπεία επανόρθωσης'],
      [40, 65],
      [
        'Strength for hair that has been bleached often.',
        'Δύναμη για μαλλιά με πολλές αποχρωματίσεις.',
      ],
    ),
    further(
      'keratin-treatment',
      ['Keratin Treatment', 'Θεραπεία κερατίνης'],
      [150, 200],
      ['Smooth for about three months.', 'Λεία μαλλιά για περίπου τρεις μήνες.'],
      { gap: [50, 30] },
    ),
  ],
  'Premium Cuts': [
    further(
      'master-stylist-cut',
      ['Master Stylist Cut', 'Κούρεμα από master stylist'],
      [60, 110],
      [
        'An hour with the most experienced pair of hands.',
        'Μία ώρα με τα πιο έμπειρα χέρια του χώρου.',
      ],
    ),
    further(
      'cut-gloss',
      ['Cut & Gloss', 'Κούρεμα & λάμψη'],
      [75, 130],
      ['The cut, and a glaze that seals it.', 'Το κούρεμα και μια λάμψη που το σφραγίζει.'],
    ),
    further(
      'cut-scalp-ritual',
      ['Cut & Scalp Ritual', 'Κούρεμα & τελετουργία τριχωτού'],
      [80, 140],
      ['Massage, steam and a cut, in that order.', 'Μασάζ, ατμός και κούρεμα, με αυτή τη σειρά.'],
      { buffers: [0, 10] },
    ),
  ],
  Balayage: [
    further(
      'full-balayage',
      ['Full Balayage', 'Balayage σε όλο το μήκος'],
      [150, 210],
      [
        'Painted freehand from root to tip, toned and dried.',
        'Ζωγραφισμένο στο χέρι από τη ρίζα ως την άκρη, με ρεφλέ και φορμάρισμα.',
      ],
      { gap: [70, 40] },
    ),
    further(
      'balayage-refresh',
      ['Balayage Refresh', 'Ανανέωση balayage'],
      [90, 120],
      [
        'For the third month: a few strands and a toner.',
        'Για τον τρίτο μήνα: λίγες τούφες και ρεφλέ.',
      ],
      { gap: [35, 25] },
    ),
    further(
      'face-framing-balayage',
      ['Face-Framing Balayage', 'Balayage γύρω από το πρόσωπο'],
      [75, 95],
      ['Light where it is seen first.', 'Φως εκεί που φαίνεται πρώτα.'],
      { gap: [30, 25] },
    ),
  ],
  Extensions: [
    further(
      'clip-in-fitting',
      ['Clip-In Fitting', 'Εφαρμογή clip-in'],
      [45, 55],
      ['Cut to your hair and matched in color.', 'Στο μήκος και στο χρώμα των μαλλιών σας.'],
    ),
    further(
      'extension-removal',
      ['Extension Removal', 'Αφαίρεση extensions'],
      [60, 60],
      ['Dissolved, combed out and conditioned.', 'Διάλυση, ξέμπλεγμα και ενυδάτωση.'],
    ),
    further(
      'tape-in-extensions',
      ['Tape-In Extensions', 'Extensions με ταινία'],
      [150, 260],
      [
        'Natural hair, worn for six to eight weeks.',
        'Φυσική τρίχα που φοριέται έξι με οκτώ εβδομάδες.',
      ],
      { buffers: [10, 0] },
    ),
    further(
      'keratin-bonds',
      ['Keratin Bonds', 'Extensions με κερατίνη'],
      [180, 320],
      ['Strand by strand, worn for three months.', 'Τούφα τούφα, για τρεις μήνες.'],
      { buffers: [10, 10] },
    ),
  ],
};
