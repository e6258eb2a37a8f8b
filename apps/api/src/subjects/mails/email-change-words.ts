import type { EmailChangeFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';

export type EmailChangeWords = Record<EmailChangeFacts['step'], Letter & { reason: string }>;

const en: EmailChangeWords = {
  confirm: {
    subject: 'Confirm your new email',
    preheader: 'The link works for one hour.',
    heading: 'Is this your new email?',
    text: 'Please confirm that your Salonica account should use this address. The link works for one hour. Until then nothing changes.',
    reason:
      'Someone entered this address for their account at Salonica. If it was not you, you can ignore this email: without a confirmation nothing changes.',
  },
  asked: {
    subject: 'Your email is about to change',
    preheader: 'If it was not you, cancel the change.',
    heading: 'A new email was requested',
    text: 'Someone who is signed in to your Salonica account requested to replace this address. The change takes effect once the new address is confirmed. If it was not you, cancel the change in your details and change your password.',
    reason: 'You are receiving this email because this address belongs to a Salonica account.',
  },
  changed: {
    subject: 'Your email has changed',
    preheader: 'You now sign in with the new address.',
    heading: 'Your email has changed',
    text: 'Your Salonica account now uses another address, as requested and confirmed. Please sign in again on every device. If it was not you, please write to us at once.',
    reason: 'This is the last email about your account to this address.',
  },
  verify: {
    subject: 'Confirm your email',
    preheader: 'The link works for one day.',
    heading: 'Is this your email?',
    text: 'A Salonica account was created with this address. If it is yours, confirm it. The link works for one day. Devices other than the one on which you open it have to sign in again.',
    reason:
      'Someone entered this address for a new account at Salonica. If it was not you, do not confirm it: without a confirmation the account gets nothing that belongs to this address.',
  },
};

const el: EmailChangeWords = {
  confirm: {
    subject: 'Επιβεβαιώστε το νέο σας email',
    preheader: 'Ο σύνδεσμος ισχύει για μία ώρα.',
    heading: 'Είναι αυτό το νέο σας email;',
    text: 'Επιβεβαιώστε ότι θέλετε να συνδεθεί αυτή η διεύθυνση με τον λογαριασμό σας στη Salonica. Ο σύνδεσμος ισχύει για μία ώρα. Ως τότε δεν αλλάζει τίποτα.',
    reason:
      'Κάποιος συμπλήρωσε αυτό το email για τον λογαριασμό του στη Salonica. Αν δεν ήσασταν εσείς, μπορείτε να αγνοήσετε αυτό το μήνυμα: χωρίς επιβεβαίωση δεν αλλάζει τίποτα.',
  },
  asked: {
    subject: 'Ζητήθηκε αλλαγή του email σας',
    preheader: 'Αν δεν το ζητήσατε εσείς, ακυρώστε την αλλαγή.',
    heading: 'Ζητήθηκε νέο email',
    text: 'Από τον λογαριασμό σας στη Salonica ζητήθηκε να αντικατασταθεί αυτή η διεύθυνση. Η αλλαγή θα γίνει μόλις επιβεβαιωθεί η νέα. Αν δεν το ζητήσατε εσείς, ακυρώστε την αλλαγή στα στοιχεία σας και αλλάξτε τον κωδικό σας.',
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή αυτό το email ανήκει σε λογαριασμό της Salonica.',
  },
  changed: {
    subject: 'Το email σας άλλαξε',
    preheader: 'Από εδώ και πέρα συνδέεστε με τη νέα διεύθυνση.',
    heading: 'Το email σας άλλαξε',
    text: 'Ο λογαριασμός σας στη Salonica έχει πλέον άλλο email, όπως ζητήθηκε και επιβεβαιώθηκε. Συνδεθείτε ξανά σε κάθε συσκευή. Αν δεν το ζητήσατε εσείς, γράψτε μας αμέσως.',
    reason: 'Αυτό είναι το τελευταίο μήνυμα για τον λογαριασμό σας σε αυτή τη διεύθυνση.',
  },
  verify: {
    subject: 'Επιβεβαιώστε το email σας',
    preheader: 'Ο σύνδεσμος ισχύει για μία ημέρα.',
    heading: 'Είναι αυτό το email σας;',
    text: 'Δημιουργήθηκε λογαριασμός στη Salonica με αυτή τη διεύθυνση. Αν είναι δικός σας, επιβεβαιώστε την. Ο σύνδεσμος ισχύει για μία ημέρα. Όσες συσκευές δεν τον ανοίξουν θα χρειαστεί να συνδεθούν ξανά.',
    reason:
      'Κάποιος συμπλήρωσε αυτό το email για νέο λογαριασμό στη Salonica. Αν δεν ήσασταν εσείς, μην το επιβεβαιώσετε: χωρίς επιβεβαίωση ο λογαριασμός δεν αποκτά τίποτα από όσα ανήκουν σε αυτή τη διεύθυνση.',
  },
};

/** The mails of an e-mail change, to the new address and to the old one, and of a verification. */
export const emailChangeWords: Readonly<Record<Language, EmailChangeWords>> = { en, el };
