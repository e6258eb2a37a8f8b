export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

const en = {
  unauthorized: 'This app may not use the service.',
  notFound: 'There is nothing at this address.',
  malformed: 'The request could not be read.',
  invalid: 'Please check the highlighted fields.',
  tooLarge: 'The request is too large.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',
  emailTaken: 'An account with this email already exists.',
  identityDown: 'Accounts are not available right now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
  registered: 'Your account has been created.',
  identityField: 'Please enter a valid email address.',
  fullnameField: 'Please enter your full name.',
  passwordField: 'Password must be at least 8 characters long',
  otherField: 'This value is not accepted.',
};

export type MessageKey = keyof typeof en;

const el: Record<MessageKey, string> = {
  unauthorized: 'Αυτή η εφαρμογή δεν έχει πρόσβαση στην υπηρεσία.',
  notFound: 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
  malformed: 'Δεν ήταν δυνατή η ανάγνωση του αιτήματος.',
  invalid: 'Ελέγξτε τα σημειωμένα πεδία.',
  tooLarge: 'Το αίτημα είναι πολύ μεγάλο.',
  tooMany: 'Πάρα πολλές προσπάθειες. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.',
  emailTaken: 'Υπάρχει ήδη λογαριασμός με αυτό το email.',
  identityDown: 'Οι λογαριασμοί δεν είναι διαθέσιμοι αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
  unexpected: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.',
  registered: 'Ο λογαριασμός σας δημιουργήθηκε.',
  identityField: 'Συμπληρώστε μια έγκυρη διεύθυνση email.',
  fullnameField: 'Συμπληρώστε το ονοματεπώνυμό σας.',
  passwordField: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
  otherField: 'Αυτή η τιμή δεν γίνεται δεκτή.',
};

const messages: Record<Language, Record<MessageKey, string>> = { en, el };

/** A sentence for the visitor, in the visitor's language. */
export const message = (language: Language, key: MessageKey): string => messages[language][key];
