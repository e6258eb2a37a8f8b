import type { Language } from '../../platform/http/messages.ts';
import { type OpenInterval, openingWords } from './opening-words.ts';
import { topicOf } from './topic-of.ts';

export interface Offer {
  name: string;
  priceMinor: number;
  currency: string;
}

/** The facts of a salon for its replies. */
export interface SalonFacts {
  hours: readonly OpenInterval[];
  /** The first of its services, named in the language of the reply. */
  offers: readonly Offer[];
}

export interface Question {
  text: string;
  language: Language;
  /** Number of the message in its conversation. */
  number: number;
}

const words = {
  en: {
    hours: (hours: string) => `We are open ${hours}. We look forward to seeing you!`,
    price: (offers: string) =>
      `Our prices: ${offers}. You will find all the others on our page, and there are no extra charges.`,
    booking:
      'With pleasure! On our page you see every free time and book it right away. Or tell us which day suits you.',
    thanks: 'You are very welcome. See you soon!',
    other: [
      'Thank you for your message! We will get back to you shortly.',
      'Noted. Is there anything else we can do for you?',
      'Of course, with pleasure.',
    ],
  },
  el: {
    hours: (hours: string) => `Είμαστε ανοιχτά ${hours}. Σας περιμένουμε!`,
    price: (offers: string) =>
      `Οι τιμές μας: ${offers}. Τις υπόλοιπες θα τις βρείτε στη σελίδα μας, χωρίς κρυφές χρεώσεις.`,
    booking:
      'Με χαρά! Στη σελίδα μας βλέπετε όλες τις ελεύθερες ώρες και κλείνετε αμέσως. Ή πείτε μας ποια μέρα σας εξυπηρετεί.',
    thanks: 'Παρακαλούμε! Τα λέμε σύντομα.',
    other: [
      'Ευχαριστούμε για το μήνυμά σας! Θα σας απαντήσουμε σύντομα.',
      'Το σημειώσαμε. Μπορούμε να κάνουμε κάτι άλλο για εσάς;',
      'Βεβαίως, με χαρά.',
    ],
  },
} satisfies Record<Language, object>;

function priced({ name, priceMinor, currency }: Offer, language: Language): string {
  const price = new Intl.NumberFormat(language === 'el' ? 'el-GR' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: priceMinor % 100 === 0 ? 0 : 2,
  }).format(priceMinor / 100);
  return `${name} ${price}`;
}

/** The reply of a preview salon to a message. */
export function answerWords({ text, language, number }: Question, salon: SalonFacts): string {
  const { hours, price, booking, thanks, other } = words[language];
  const topic = topicOf(text);
  if (topic === 'hours' && salon.hours.length > 0) {
    return hours(openingWords(salon.hours, language));
  }
  if (topic === 'price' && salon.offers.length > 0) {
    return price(salon.offers.map((offer) => priced(offer, language)).join(', '));
  }
  if (topic === 'booking') return booking;
  if (topic === 'thanks') return thanks;
  return other[number % other.length] ?? '';
}
