import { foldText } from '@salonica/text';

export type Topic = 'price' | 'booking' | 'hours' | 'thanks' | 'other';

/** Folded word beginnings for each topic; the first matching topic wins. */
const signs: readonly (readonly [Topic, RegExp])[] = [
  [
    'price',
    /\b(?:price|cost|charge|fee|how much)|[$€]|(?<!\p{L})(?:τιμ|κοστ|κοστιζ|ποσο|χρεω|ευρω|δολαρι)/u,
  ],
  [
    'booking',
    /\b(?:book|appointment|reserv|slot|chair|cancel|resched|move my|available)|(?<!\p{L})(?:ραντεβου|κρατησ|κλεισω|κλεισουμε|κλεινω|ακυρ|διαθεσιμ|ελευθερ|θεση)/u,
  ],
  [
    'hours',
    /\b(?:open|clos|hours|when|what time|until)|(?<!\p{L})(?:ωραρι|ωρα|ωρεσ|ανοιχτ|ανοικτ|ανοιγ|κλειστ|κλεινετε|ποτε)/u,
  ],
  ['thanks', /\b(?:thank|thanx|cheers|great|perfect)|(?<!\p{L})(?:ευχαριστ|τελεια|υπεροχα)/u],
];

/** The topic of a message. */
export function topicOf(text: string): Topic {
  const folded = foldText(text);
  return signs.find(([, sign]) => sign.test(folded))?.[0] ?? 'other';
}
