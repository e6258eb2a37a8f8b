import type { Language } from '../../platform/http/messages.ts';

const en = {
  title: 'Card details',
  number: 'Card number',
  numberHint: 'A preview takes test cards only, such as 4242 4242 4242 4242',
  expiry: 'Expiry date',
  code: 'Security code',
  wrongNumber: 'Enter the number of a test card, such as 4242 4242 4242 4242.',
  wrongExpiry: 'Enter month and year, such as 08/27.',
  expired: 'This card has expired.',
  wrongCode: 'Enter the 3 or 4 digits of the security code.',
  failed: 'The card could not be checked. Please try again.',
  confirmTitle: 'Confirm the payment',
  confirmText: 'Your bank asks whether you pay {{amount}} with the card ending {{lastFour}}.',
  confirm: 'Confirm payment',
  refuse: 'Do not pay',
  gone: 'This payment does not wait for a confirmation any more.',
};

export type PageText = keyof typeof en;

const el: Record<PageText, string> = {
  title: 'Στοιχεία κάρτας',
  number: 'Αριθμός κάρτας',
  numberHint: 'Εδώ δεκτές είναι μόνο δοκιμαστικές κάρτες, π.χ. 4242 4242 4242 4242',
  expiry: 'Ημερομηνία λήξης',
  code: 'Κωδικός ασφαλείας',
  wrongNumber: 'Γράψτε τον αριθμό μιας δοκιμαστικής κάρτας, π.χ. 4242 4242 4242 4242.',
  wrongExpiry: 'Γράψτε μήνα και έτος, π.χ. 08/27.',
  expired: 'Η κάρτα αυτή έχει λήξει.',
  wrongCode: 'Γράψτε τα 3 ή 4 ψηφία του κωδικού ασφαλείας.',
  failed: 'Δεν ήταν δυνατός ο έλεγχος της κάρτας. Δοκιμάστε ξανά.',
  confirmTitle: 'Επιβεβαίωση πληρωμής',
  confirmText: 'Η τράπεζά σας ρωτά αν πληρώνετε {{amount}} με την κάρτα με κατάληξη {{lastFour}}.',
  confirm: 'Επιβεβαίωση',
  refuse: 'Να μη γίνει η πληρωμή',
  gone: 'Αυτή η πληρωμή δεν περιμένει πια επιβεβαίωση.',
};

export const pageTexts: Readonly<Record<Language, Readonly<Record<PageText, string>>>> = { en, el };
