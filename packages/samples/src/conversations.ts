const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface SampleMessage {
  readonly sender: 'salon' | 'customer';
  /** Its age, in milliseconds. */
  readonly ago: number;
  readonly text: { readonly en: string; readonly el: string };
}

export interface SampleConversation {
  readonly salonId: string;
  /** The correspondent. */
  readonly picture: string;
  /** Number of unread messages at the end. */
  readonly unread: number;
  readonly messages: readonly SampleMessage[];
}

const salon = (ago: number, en: string, el: string): SampleMessage => ({
  sender: 'salon',
  ago,
  text: { en, el },
});
const customer = (ago: number, en: string, el: string): SampleMessage => ({
  ...salon(ago, en, el),
  sender: 'customer',
});

/** Conversations of a new customer. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    salonId: '01',
    picture: 'avatars/nikos.svg',
    unread: 0,
    messages: [
      salon(
        29 * minute,
        'Good morning! Nikos can take you on Saturday at 10:30 or 11:30. Which one suits you?',
        'Καλημέρα σας! Ο Νίκος μπορεί να σας δεχτεί το Σάββατο στις 10:30 ή στις 11:30. Ποια ώρα σας βολεύει;',
      ),
      customer(24 * minute, '10:30 is ideal, thank you.', 'Στις 10:30 είναι ιδανικά, ευχαριστώ.'),
      customer(
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
    unread: 2,
    messages: [
      customer(
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
    unread: 1,
    messages: [
      customer(
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
    unread: 0,
    messages: [
      customer(3 * day + hour, 'Which shade did we use?', 'Ποια απόχρωση είχαμε βάλει;'),
      salon(3 * day, 'Your color formula is saved.', 'Έχουμε κρατήσει τη συνταγή της βαφής σας.'),
    ],
  },
  {
    salonId: '09',
    picture: 'avatars/sofia.svg',
    unread: 0,
    messages: [salon(20 * day, 'We look forward to seeing you!', 'Σας περιμένουμε με χαρά!')],
  },
];
