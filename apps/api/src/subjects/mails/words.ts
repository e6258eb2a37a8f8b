import type { WithdrawalFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { type EmailChangeWords, emailChangeWords } from './email-change-words.ts';
import type { Letter } from './mail-content.ts';
import { type NewsletterWords, newsletterWords } from './newsletter-words.ts';
import { type VisitLetters, visitLetters, type VisitWords } from './visit-letters.ts';

interface EventWords {
  title: string;
  description: string;
}

interface Words extends VisitLetters {
  locale: string;
  labels: Record<
    'when' | 'where' | 'salon' | 'service' | 'barber' | 'total' | 'before' | 'amount' | 'why',
    string
  >;
  withdrawals: Record<WithdrawalFacts['state'], (amount: string) => Letter>;
  /** The last one, when the account was deleted. */
  goodbye: Letter & { reason: string };
  newsletter: NewsletterWords;
  emailChange: EmailChangeWords;
  /** An appointment in a calendar. */
  event: (visit: VisitWords) => EventWords;
  cancelledEvent: (visit: VisitWords) => EventWords;
  fileName: (date: string) => string;
  rule: { changeable: (day: string, time: string) => string; fixed: string };
  /** The place of a visit at home, without the address. */
  atHome: string;
  toBookings: string;
  /** A guest's link to the booking. */
  toVisit: string;
  toOffer: string;
  toUndo: string;
  toSalons: string;
  toWallet: string;
  toHome: string;
  toDetails: string;
  toContact: string;
  /** Why the reader receives this mail. */
  reason: string;
  toPreferences: string;
  toConfirm: string;
  toUnsubscribe: string;
  feedName: string;
}

const en: Words = {
  locale: 'en-GB',
  labels: {
    when: 'When',
    where: 'Where',
    salon: 'Salon',
    service: 'Service',
    barber: 'With',
    total: 'Total',
    before: 'Before',
    amount: 'Amount',
    why: 'Reason',
  },
  ...visitLetters.en,
  withdrawals: {
    pending: (amount) => ({
      subject: `Your withdrawal of ${amount} is pending`,
      preheader: 'We have received your request.',
      heading: 'Your withdrawal is pending',
      text: `We have received your request to withdraw ${amount}. We will let you know as soon as it is completed.`,
    }),
    completed: (amount) => ({
      subject: `Your withdrawal of ${amount} has been paid`,
      preheader: 'The money has left your Salonica wallet.',
      heading: 'Your withdrawal has been paid',
      text: `${amount} has been sent to the account you chose.`,
    }),
    rejected: (amount) => ({
      subject: `Your withdrawal of ${amount} did not go through`,
      preheader: 'The money is back in your wallet.',
      heading: 'Your withdrawal did not go through',
      text: `${amount} could not be sent to the account you chose and is back in your wallet. Please check the account and try again.`,
    }),
  },
  goodbye: {
    subject: 'Your Salonica account has been deleted',
    preheader: 'Your data has been deleted, including this address.',
    heading: 'Goodbye, and thank you',
    text: 'Your account and your data have been deleted, and your upcoming appointments have been cancelled. After this email we delete your address as well. You can create a new account at any time.',
    reason: 'This is the last email to this address.',
  },
  newsletter: newsletterWords.en,
  emailChange: emailChangeWords.en,
  event: ({ salon, service, barber, rule }) => ({
    title: `${service} at ${salon}`,
    description: `With ${barber}. ${rule}`.trim(),
  }),
  cancelledEvent: ({ salon, service }) => ({
    title: `Cancelled: ${service} at ${salon}`,
    description: 'This appointment has been cancelled. There is nothing to pay.',
  }),
  fileName: (date) => `appointment-${date}.ics`,
  rule: {
    changeable: (day, time) => `You can change or cancel it free of charge until ${day}, ${time}.`,
    fixed:
      'It can no longer be changed or cancelled online. If something comes up, call the salon.',
  },
  atHome: 'At your address',
  toBookings: 'See my bookings',
  toVisit: 'See or change your booking',
  toOffer: 'Take this time',
  toUndo: 'See or undo the change',
  toSalons: 'Find a salon',
  toWallet: 'Open my wallet',
  toHome: 'Visit Salonica',
  toDetails: 'Open your details',
  toContact: 'Write to us',
  reason: 'You are receiving this email because you made a booking or a request at Salonica.',
  toPreferences: 'Choose which emails you receive',
  toConfirm: 'Confirm',
  toUnsubscribe: 'Unsubscribe from emails like this one',
  feedName: 'My Salonica bookings',
};

const el: Words = {
  locale: 'el-GR',
  labels: {
    when: 'Πότε',
    where: 'Πού',
    salon: 'Κομμωτήριο',
    service: 'Υπηρεσία',
    barber: 'Κομμωτής',
    total: 'Σύνολο',
    before: 'Πριν',
    amount: 'Ποσό',
    why: 'Λόγος',
  },
  ...visitLetters.el,
  withdrawals: {
    pending: (amount) => ({
      subject: `Η ανάληψη ${amount} είναι σε εξέλιξη`,
      preheader: 'Λάβαμε το αίτημά σας.',
      heading: 'Η ανάληψή σας είναι σε εξέλιξη',
      text: `Λάβαμε το αίτημά σας για ανάληψη ${amount}. Θα σας ενημερώσουμε μόλις ολοκληρωθεί.`,
    }),
    completed: (amount) => ({
      subject: `Η ανάληψη ${amount} ολοκληρώθηκε`,
      preheader: 'Τα χρήματα έφυγαν από το πορτοφόλι σας στη Salonica.',
      heading: 'Η ανάληψή σας ολοκληρώθηκε',
      text: `Στείλαμε ${amount} στον λογαριασμό που επιλέξατε.`,
    }),
    rejected: (amount) => ({
      subject: `Η ανάληψη ${amount} δεν ολοκληρώθηκε`,
      preheader: 'Τα χρήματα επέστρεψαν στο πορτοφόλι σας.',
      heading: 'Η ανάληψή σας δεν ολοκληρώθηκε',
      text: `Δεν μπορέσαμε να στείλουμε ${amount} στον λογαριασμό που επιλέξατε και το ποσό επέστρεψε στο πορτοφόλι σας. Ελέγξτε τον λογαριασμό και δοκιμάστε ξανά.`,
    }),
  },
  goodbye: {
    subject: 'Ο λογαριασμός σας στη Salonica διαγράφηκε',
    preheader: 'Τα στοιχεία σας διαγράφηκαν, μαζί και αυτό το email.',
    heading: 'Σας ευχαριστούμε και εις το επανιδείν',
    text: 'Ο λογαριασμός και τα στοιχεία σας διαγράφηκαν και τα προσεχή ραντεβού σας ακυρώθηκαν. Μετά από αυτό το μήνυμα διαγράφουμε και τη διεύθυνσή σας. Μπορείτε να δημιουργήσετε νέο λογαριασμό όποτε θέλετε.',
    reason: 'Αυτό είναι το τελευταίο μήνυμα σε αυτή τη διεύθυνση.',
  },
  newsletter: newsletterWords.el,
  emailChange: emailChangeWords.el,
  event: ({ salon, service, barber, rule }) => ({
    title: `${service}, ${salon}`,
    description: `Κομμωτής: ${barber}. ${rule}`.trim(),
  }),
  cancelledEvent: ({ salon, service }) => ({
    title: `Ακυρώθηκε: ${service}, ${salon}`,
    description: 'Το ραντεβού σας ακυρώθηκε χωρίς χρέωση.',
  }),
  fileName: (date) => `rantevou-${date}.ics`,
  rule: {
    changeable: (day, time) =>
      `Μπορείτε να το αλλάξετε ή να το ακυρώσετε χωρίς χρέωση έως: ${day}, ${time}.`,
    fixed:
      'Δεν είναι πια δυνατή η αλλαγή ή η ακύρωση ηλεκτρονικά. Αν προκύψει κάτι, καλέστε το κομμωτήριο.',
  },
  atHome: 'Στη διεύθυνσή σας',
  toBookings: 'Δείτε τις κρατήσεις σας',
  toVisit: 'Δείτε ή αλλάξτε το ραντεβού σας',
  toOffer: 'Κρατήστε αυτή την ώρα',
  toUndo: 'Δείτε την αλλαγή ή αναιρέστε τη',
  toSalons: 'Βρείτε κομμωτήριο',
  toWallet: 'Δείτε το πορτοφόλι σας',
  toHome: 'Επισκεφθείτε τη Salonica',
  toDetails: 'Δείτε τα στοιχεία σας',
  toContact: 'Γράψτε μας',
  reason: 'Λαμβάνετε αυτό το μήνυμα επειδή κλείσατε ραντεβού ή υποβάλατε αίτημα στη Salonica.',
  toPreferences: 'Επιλέξτε ποια μηνύματα θα λαμβάνετε',
  toConfirm: 'Επιβεβαίωση',
  toUnsubscribe: 'Μη μου στέλνετε άλλα τέτοια μηνύματα',
  feedName: 'Τα ραντεβού μου στη Salonica',
};

export const mailWords: Readonly<Record<Language, Words>> = { en, el };
