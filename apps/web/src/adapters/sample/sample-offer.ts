import { dollars, type Money } from '../../shared/money.ts';

/** A text in the languages of the app. */
export interface Texts {
  readonly en: string;
  readonly el: string;
}

export function textIn(language: string, texts: Texts): string {
  return language === 'el' ? texts.el : texts.en;
}

export interface SampleService {
  readonly id: string;
  readonly name: Texts;
  readonly price: Money;
  readonly minutes: number;
}

export interface SampleBarber {
  readonly id: string;
  readonly name: Texts;
  readonly specialty: Texts;
  readonly rating: number;
  readonly experience: number;
  readonly price: Money;
  /** Path below the picture storage. */
  readonly picture: string;
}

export const sampleServices: readonly SampleService[] = [
  {
    id: 'haircut-style',
    name: { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' },
    price: dollars(65),
    minutes: 45,
  },
  {
    id: 'hair-color',
    name: { en: 'Hair Color', el: 'Βαφή μαλλιών' },
    price: dollars(120),
    minutes: 90,
  },
  {
    id: 'beard-trim',
    name: { en: 'Beard Trim', el: 'Περιποίηση γενειάδας' },
    price: dollars(35),
    minutes: 20,
  },
  {
    id: 'highlights',
    name: { en: 'Highlights', el: 'Ανταύγειες' },
    price: dollars(140),
    minutes: 120,
  },
];

export const sampleBarbers: readonly SampleBarber[] = [
  {
    id: 'eleni',
    name: { en: 'Eleni Vasiliou', el: 'Ελένη Βασιλείου' },
    specialty: { en: 'Color specialist', el: 'Ειδική στο χρώμα' },
    rating: 4.9,
    experience: 8,
    price: dollars(65),
    picture: 'avatars/eleni.svg',
  },
  {
    id: 'nikos',
    name: { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' },
    specialty: { en: 'Classic cuts', el: 'Κλασικά κουρέματα' },
    rating: 4.8,
    experience: 12,
    price: dollars(70),
    picture: 'avatars/nikos.svg',
  },
  {
    id: 'sofia',
    name: { en: 'Sofia Markou', el: 'Σοφία Μάρκου' },
    specialty: { en: 'Styling & updos', el: 'Χτενίσματα & πιασίματα' },
    rating: 4.7,
    experience: 5,
    price: dollars(60),
    picture: 'avatars/sofia.svg',
  },
];

export const sampleDescription: Texts = {
  en: 'An unhurried studio where every visit begins with a consultation and a proper Greek coffee.',
  el: 'Ένα στούντιο χωρίς βιασύνη, όπου κάθε επίσκεψη αρχίζει με μια κουβέντα και έναν σωστό ελληνικό καφέ.',
};

export const samplePhone = '+30 2310 000 000';

export const sampleEmail = 'hello@salonica.example';
