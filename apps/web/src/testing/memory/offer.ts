import type { BookingPolicy, OpenInterval } from '../../domain/salon.ts';
import type { Service } from '../../domain/service.ts';
import { dollars, type Money } from '../../shared/money.ts';
import { type Texts, textIn } from './texts.ts';

interface MemoryService {
  readonly key: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly price: Money;
  readonly minutes: number;
  /** Titles of its categories. */
  readonly categories: readonly string[];
}

/** The services of every in-memory salon. */
export const memoryServices: readonly MemoryService[] = [
  {
    key: 'haircut-style',
    name: { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
    description: {
      en: 'A consultation, a wash, the cut and a blow-dry that you can repeat at home.',
      el: 'Συζήτηση, λούσιμο, κούρεμα και ένα χτένισμα που θα πετύχετε και στο σπίτι.',
    },
    price: dollars(65),
    minutes: 45,
    categories: ['Haircut', "Men's Cuts", 'Premium Cuts'],
  },
  {
    key: 'hair-color',
    name: { en: 'Hair Color', el: 'Βαφή μαλλιών' },
    description: {
      en: 'All-over color or roots, mixed for your hair, with a treatment that keeps it soft.',
      el: 'Βαφή σε όλο το μήκος ή στη ρίζα, στα μέτρα των μαλλιών σας, με θεραπεία για απαλή υφή.',
    },
    price: dollars(120),
    minutes: 90,
    categories: ['Color', 'Balayage'],
  },
  {
    key: 'beard-trim',
    name: { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
    description: {
      en: 'Shaped with scissors and razor, with a hot towel before and oil after.',
      el: 'Σχήμα με ψαλίδι και ξυράφι, ζεστή πετσέτα πριν και λάδι μετά.',
    },
    price: dollars(35),
    minutes: 20,
    categories: ['Beard Trim', 'Hot Towel'],
  },
  {
    key: 'highlights',
    name: { en: 'Highlights', el: 'Ανταύγειες' },
    description: {
      en: 'Fine strands lightened by hand, toned and finished with a blow-dry.',
      el: 'Λεπτές τούφες που ανοίγουν στο χέρι, με ρεφλέ και χτένισμα στο τέλος.',
    },
    price: dollars(140),
    minutes: 120,
    categories: ['Color', 'Balayage'],
  },
];

interface MemoryBarber {
  readonly key: string;
  readonly name: Texts;
  readonly specialty: Texts;
  readonly rating: number;
  readonly experience: number;
  readonly price: Money;
  /** Keys of services. */
  readonly does: readonly string[];
  /** Those that are the barber's specialty. */
  readonly specialties: readonly string[];
  /** Weekdays without work; 0 is Sunday. */
  readonly daysOff: readonly number[];
}

/** The team of every in-memory salon. */
export const memoryBarbers: readonly MemoryBarber[] = [
  {
    key: 'eleni',
    name: { en: 'Eleni Vasiliou', el: 'Ελένη Βασιλείου' },
    specialty: { en: 'Color specialist', el: 'Ειδική στο χρώμα' },
    rating: 4.9,
    experience: 8,
    price: dollars(65),
    does: ['haircut-style', 'hair-color', 'beard-trim', 'highlights'],
    specialties: ['hair-color', 'highlights'],
    daysOff: [],
  },
  {
    key: 'nikos',
    name: { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' },
    specialty: { en: 'Classic cuts', el: 'Κλασικά κουρέματα' },
    rating: 4.8,
    experience: 12,
    price: dollars(70),
    does: ['haircut-style', 'hair-color', 'beard-trim'],
    specialties: ['haircut-style'],
    daysOff: [],
  },
  {
    key: 'sofia',
    name: { en: 'Sofia Markou', el: 'Σοφία Μάρκου' },
    specialty: { en: 'Styling & updos', el: 'Χτενίσματα & πιασίματα' },
    rating: 4.7,
    experience: 5,
    price: dollars(60),
    does: ['haircut-style', 'hair-color', 'beard-trim', 'highlights'],
    specialties: [],
    daysOff: [1],
  },
];

export const memoryPolicy: BookingPolicy = {
  slotMinutes: 30,
  leadMinutes: 0,
  horizonDays: 30,
  noticeMinutes: 24 * 60,
  graceMinutes: 15,
  basePrice: dollars(65),
  travel: { fee: dollars(20), minutes: 30, km: null },
};

/** The latest start, independent of closing time. */
export const latestStart = '17:30';

export const memoryHours: readonly OpenInterval[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: '09:00',
  closes: '20:00',
  lastStart: latestStart,
}));

export const memoryDescription: Texts = {
  en: 'An unhurried studio where every visit begins with a consultation and a proper Greek coffee.',
  el: 'Ένα στούντιο χωρίς βιασύνη, όπου κάθε επίσκεψη αρχίζει με μια κουβέντα και έναν σωστό ελληνικό καφέ.',
};

export const memoryPhone = '+30 2310 000 000';

export const memoryEmail = 'hello@salonica.example';

/** The id of a service or of a barber, different for each salon. */
export const idAt = (salonId: string, key: string): string => `${salonId}-${key}`;

export const servicesAt = (salonId: string, language: string): readonly Service[] =>
  memoryServices.map(({ key, name, description, price, minutes }) => ({
    id: idAt(salonId, key),
    name: textIn(language, name),
    description: textIn(language, description),
    price,
    minutes,
  }));
