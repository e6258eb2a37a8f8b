import type { Stars } from './rating-distribution.ts';

export interface Author {
  readonly name: string;
  readonly language: 'en' | 'el';
  /** Path below the picture storage. */
  readonly picture: string | null;
}

const author = (language: 'en' | 'el', name: string, picture: string | null = null): Author => ({
  name,
  language,
  picture: picture === null ? null : `avatars/${picture}.svg`,
});

/** Customers with the names that they sign with. */
export const authors = {
  katerina: author('en', 'Katerina L.', 'katerina'),
  giorgos: author('en', 'Giorgos T.', 'giorgos'),
  anna: author('el', 'Άννα Μ.', 'anna'),
  petros: author('el', 'Πέτρος Κ.', 'petros'),
  maria: author('el', 'Μαρία Σ.', 'maria'),
  kostas: author('el', 'Κώστας Δ.', 'kostas'),
  ioanna: author('el', 'Ιωάννα Π.', 'ioanna'),
  despina: author('el', 'Δέσποινα Χ.', 'despina'),
  dimitris: author('el', 'Δημήτρης Β.', 'dimitris'),
  hannah: author('en', 'Hannah W.'),
  luca: author('en', 'Luca B.'),
  emily: author('en', 'Emily R.'),
  tom: author('en', 'Tom A.'),
  fotini: author('el', 'Φωτεινή Ζ.'),
  stavros: author('el', 'Σταύρος Ν.'),
  chrysa: author('el', 'Χρύσα Γ.'),
  thanos: author('el', 'Θάνος Λ.'),
  vicky: author('en', 'Vicky P.'),
  marko: author('en', 'Marko J.'),
  elpida: author('el', 'Ελπίδα Τ.'),
  nora: author('en', 'Nora K.'),
  spyros: author('el', 'Σπύρος Ρ.'),
  felix: author('en', 'Felix D.'),
} satisfies Record<string, Author>;

export interface ReviewText {
  readonly author: keyof typeof authors;
  readonly stars: Stars;
  readonly text: string;
}

/** Review texts in their original language; they apply to any salon. */
export const reviewTexts: readonly ReviewText[] = [
  {
    author: 'katerina',
    stars: 5,
    text: 'The color I had been asking for since last spring, and somebody finally listened before reaching for the scissors.',
  },
  {
    author: 'giorgos',
    stars: 5,
    text: 'Booked on the tram, in the chair twenty minutes later. Sharp cut, quiet room, fair price.',
  },
  {
    author: 'anna',
    stars: 5,
    text: 'Με άκουσαν, μου εξήγησαν τι ταιριάζει στα μαλλιά μου και έφυγα ακριβώς με αυτό που είχα στο μυαλό μου.',
  },
  {
    author: 'petros',
    stars: 4,
    text: 'Πολύ προσεγμένο κούρεμα και ωραία ατμόσφαιρα. Περίμενα δέκα λεπτά παραπάνω, αλλά άξιζε.',
  },
  {
    author: 'hannah',
    stars: 5,
    text: 'I was nervous about cutting it short abroad. They showed me three lengths first, and the result made my holiday.',
  },
  {
    author: 'maria',
    stars: 5,
    text: 'Ο καφές ζεστός, τα χέρια ελαφριά, το χρώμα φυσικό. Πηγαίνω εδώ και δύο χρόνια και δεν έχω απογοητευτεί ποτέ.',
  },
  {
    author: 'luca',
    stars: 4,
    text: 'Great fade and a proper hot towel. Saturday mornings are busy, so take an early slot.',
  },
  {
    author: 'kostas',
    stars: 5,
    text: 'Έκανα κράτηση το βράδυ, στις εννέα το πρωί καθόμουν στην καρέκλα. Καθαρός χώρος και σωστές τιμές.',
  },
  {
    author: 'ioanna',
    stars: 5,
    text: 'Οι ανταύγειες βγήκαν ολόιδιες με τη φωτογραφία που έδειξα. Μου είπαν και πώς να τις κρατήσω στο σπίτι.',
  },
  {
    author: 'emily',
    stars: 5,
    text: 'Unhurried from start to finish. Nobody tried to sell me a shelf of products on the way out.',
  },
  {
    author: 'despina',
    stars: 4,
    text: 'Εξαιρετικό χτένισμα για τον γάμο της αδελφής μου, κράτησε όλη τη νύχτα. Το πάρκινγκ στη γειτονιά είναι δύσκολο.',
  },
  {
    author: 'dimitris',
    stars: 3,
    text: 'Καλό κούρεμα, όμως το ραντεβού ξεκίνησε με είκοσι λεπτά καθυστέρηση και κανείς δεν με ενημέρωσε.',
  },
  {
    author: 'tom',
    stars: 5,
    text: 'Beard trim in my lunch break, on time to the minute. Exactly the shape I asked for.',
  },
  {
    author: 'fotini',
    stars: 5,
    text: 'Πήγα με την κόρη μου και ασχολήθηκαν μαζί της με απίστευτη υπομονή. Θα ξαναπάμε σίγουρα.',
  },
  {
    author: 'stavros',
    stars: 4,
    text: 'Γρήγοροι, ευγενικοί, ξέρουν τη δουλειά τους. Θα ήθελα λίγο πιο χαμηλά τη μουσική.',
  },
  {
    author: 'vicky',
    stars: 4,
    text: 'Lovely balayage and a stylist who tells you honestly what your hair can take. A little pricey, still worth it.',
  },
  {
    author: 'chrysa',
    stars: 5,
    text: 'Πρώτη φορά βγαίνω από κομμωτήριο και δεν θέλω να ξαναλουστώ για να το φτιάξω μόνη μου.',
  },
  {
    author: 'marko',
    stars: 3,
    text: 'The cut is fine and the people are kind, but the card reader was down and I had to go and find cash.',
  },
  {
    author: 'thanos',
    stars: 4,
    text: 'Σταθερά καλή δουλειά κάθε μήνα. Κλείστε από νωρίς, γιατί τα απογεύματα γεμίζουν.',
  },
  {
    author: 'elpida',
    stars: 3,
    text: 'Μου άρεσε το λούσιμο και το μασάζ· το χρώμα όμως βγήκε έναν τόνο πιο σκούρο από αυτό που συμφωνήσαμε.',
  },
  {
    author: 'nora',
    stars: 2,
    text: 'I waited half an hour past my time and the blow-dry was rushed to make up for it.',
  },
  {
    author: 'spyros',
    stars: 2,
    text: 'Άλλη τιμή μου είπαν στο τηλέφωνο και άλλη πλήρωσα. Το κούρεμα ήταν μέτριο.',
  },
  {
    author: 'felix',
    stars: 1,
    text: 'My appointment had been given to somebody else. They were sorry about it, but I left with the hair I came with.',
  },
];

/** Names of customers who rated without text. */
export const firstNames = {
  en: {
    first: ['Alex', 'Daniel', 'Eva', 'Grace', 'Jonas', 'Laura', 'Mia', 'Oliver', 'Paul', 'Sara'],
    initials: 'ABCDFGHKLMNPRSTVW',
  },
  el: {
    first: [
      'Αλέξης',
      'Βάσω',
      'Γιώτα',
      'Ελένη',
      'Ζωή',
      'Θεοδώρα',
      'Ιάσονας',
      'Λίνα',
      'Μιχάλης',
      'Νίκη',
      'Παύλος',
      'Ράνια',
      'Στέλλα',
      'Τάσος',
      'Χρήστος',
    ],
    initials: 'ΑΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧ',
  },
} as const;
