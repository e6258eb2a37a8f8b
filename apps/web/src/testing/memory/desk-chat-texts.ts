import { same, type Texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface DeskSample {
  readonly id: string;
  readonly customer: Texts;
  readonly unread: number;
  readonly messages: readonly {
    readonly sender: 'customer' | 'salon';
    /** Milliseconds before now. */
    readonly ago: number;
    readonly text: Texts;
  }[];
}

/** What other customers wrote to the salon of the in-memory member. */
export const deskSamples: readonly DeskSample[] = [
  {
    id: 'desk-1',
    customer: { en: 'Eleni Georgiou', el: 'Ελένη Γεωργίου' },
    unread: 2,
    messages: [
      {
        sender: 'customer',
        ago: 25 * minute,
        text: {
          en: 'Good morning! Could I come half an hour earlier tomorrow?',
          el: 'Καλημέρα! Θα μπορούσα να έρθω μισή ώρα νωρίτερα αύριο;',
        },
      },
      {
        sender: 'customer',
        ago: 24 * minute,
        text: { en: 'Ten o’clock would be perfect.', el: 'Στις δέκα θα ήταν τέλεια.' },
      },
    ],
  },
  {
    id: 'desk-2',
    customer: { en: 'Nikos Pappas', el: 'Νίκος Παππάς' },
    unread: 1,
    messages: [
      {
        sender: 'customer',
        ago: 4 * hour,
        text: { en: 'Do you also trim beards?', el: 'Κάνετε και περιποίηση στα γένια;' },
      },
      {
        sender: 'salon',
        ago: 3 * hour,
        text: {
          en: 'We do, it takes a quarter of an hour.',
          el: 'Βεβαίως, διαρκεί ένα τέταρτο.',
        },
      },
      {
        sender: 'customer',
        ago: 2 * hour,
        text: { en: 'Great, I will book both.', el: 'Ωραία, θα τα κλείσω και τα δύο.' },
      },
    ],
  },
  {
    id: 'desk-3',
    customer: { en: 'Katerina Alexiou', el: 'Κατερίνα Αλεξίου' },
    unread: 0,
    messages: [
      {
        sender: 'customer',
        ago: 2 * day,
        text: { en: 'Thank you, I love the colour!', el: 'Σας ευχαριστώ, το χρώμα είναι υπέροχο!' },
      },
      { sender: 'salon', ago: 2 * day - hour, text: same('🙂') },
    ],
  },
];

/** The saved replies of that salon. */
export const replySamples = [
  {
    language: 'en',
    text: 'Thank you for your message! We will get back to you within the hour.',
  },
  {
    language: 'el',
    text: 'Ευχαριστούμε για το μήνυμά σας! Θα σας απαντήσουμε μέσα στην επόμενη ώρα.',
  },
] as const;
