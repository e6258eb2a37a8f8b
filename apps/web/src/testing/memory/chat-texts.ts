import type { Texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface MemoryMessage {
  readonly sender: 'salon' | 'user';
  /** How long ago it was sent, in milliseconds. */
  readonly ago: number;
  readonly text: Texts;
}

export interface MemoryConversation {
  readonly salonId: string;
  readonly picture: string;
  readonly online: boolean;
  /** How many of its last messages have not been read. */
  readonly unread: number;
  readonly messages: readonly MemoryMessage[];
}

const salon = (ago: number, en: string, el: string): MemoryMessage => ({
  sender: 'salon',
  ago,
  text: { en, el },
});
const user = (ago: number, en: string, el: string): MemoryMessage => ({
  ...salon(ago, en, el),
  sender: 'user',
});

/** Conversations of the customer of the memory. */
export const memoryConversations: readonly MemoryConversation[] = [
  {
    salonId: '01',
    picture: 'avatars/nikos.svg',
    online: true,
    unread: 0,
    messages: [
      salon(
        29 * minute,
        'Good morning! Nikos can take you on Saturday at 10:30 or 11:30. Which one suits you?',
        'Καλημέρα σας! Ο Νίκος μπορεί να σας δεχτεί το Σάββατο στις 10:30 ή στις 11:30. Ποια ώρα σας βολεύει;',
      ),
      user(24 * minute, '10:30 is ideal, thank you.', 'Στις 10:30 είναι ιδανικά, ευχαριστώ.'),
      user(
        24 * minute,
        'Could we also leave five minutes for the beard?',
        'Μπορούμε να αφήσουμε και πέντε λεπτά για τα γένια;',
      ),
      salon(
        20 * minute,
        'Of course. We have added a quick trim, no extra charge.',
        'Βεβαίως. Προσθέσαμε ένα γρήγορο φρεσκάρισμα, χωρίς επιπλέον χρέωση.',
      ),
      salon(18 * minute, 'Perfect, see you on Saturday!', 'Τέλεια, τα λέμε το Σάββατο!'),
    ],
  },
  {
    salonId: '02',
    picture: 'avatars/maria.svg',
    online: true,
    unread: 2,
    messages: [
      user(
        5 * hour,
        'Is there a chair free for a color this week?',
        'Υπάρχει ελεύθερη θέση για βαφή αυτή την εβδομάδα;',
      ),
      salon(2 * hour, 'Let us have a look.', 'Να το δούμε αμέσως.'),
      salon(
        105 * minute,
        'We have an opening at 17:00 if you can make it.',
        'Έχουμε ένα κενό στις 17:00, αν σας εξυπηρετεί.',
      ),
    ],
  },
  {
    salonId: '03',
    picture: 'avatars/petros.svg',
    online: false,
    unread: 1,
    messages: [
      user(
        day + 3 * hour,
        'Best trim I have had in years.',
        'Το καλύτερο φρεσκάρισμα εδώ και χρόνια.',
      ),
      salon(
        day + hour,
        'Thank you for the kind review.',
        'Σας ευχαριστούμε πολύ για την ωραία κριτική.',
      ),
    ],
  },
  {
    salonId: '08',
    picture: 'avatars/anna.svg',
    online: false,
    unread: 0,
    messages: [
      user(3 * day + hour, 'Which shade did we use?', 'Ποια απόχρωση είχαμε βάλει;'),
      salon(3 * day, 'Your color formula is saved.', 'Έχουμε κρατήσει τη συνταγή της βαφής σας.'),
    ],
  },
  {
    salonId: '09',
    picture: 'avatars/sofia.svg',
    online: true,
    unread: 0,
    messages: [salon(20 * day, 'We look forward to seeing you!', 'Σας περιμένουμε με χαρά!')],
  },
];

/** What every salon says to every message. */
export const memoryAnswer: Texts = {
  en: 'Thank you for your message! We will get back to you shortly.',
  el: 'Ευχαριστούμε για το μήνυμά σας! Θα σας απαντήσουμε σύντομα.',
};
