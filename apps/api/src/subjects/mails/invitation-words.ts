import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';

interface InvitationWords {
  letter: (salon: string) => Letter;
  toJoin: string;
  reason: string;
}

/** The mail that invites a person to the desk of a salon. */
export const invitationWords: Readonly<Record<Language, InvitationWords>> = {
  en: {
    letter: (salon) => ({
      subject: `Join the desk of ${salon}`,
      preheader: 'The link works for seven days.',
      heading: 'You are invited to the desk',
      text: `${salon} invites you to see and manage its appointments at Salonica. Open the link and sign in with the account that you want to use. The link works for seven days.`,
    }),
    toJoin: 'Accept the invitation',
    reason:
      'An owner of the salon entered this address. If you do not work there, you can ignore this email: nothing happens without your consent.',
  },
  el: {
    letter: (salon) => ({
      subject: `Πρόσκληση από το κομμωτήριο ${salon}`,
      preheader: 'Ο σύνδεσμος ισχύει για επτά ημέρες.',
      heading: 'Έχετε πρόσκληση στην ομάδα',
      text: `Το κομμωτήριο ${salon} σας προσκαλεί να βλέπετε και να διαχειρίζεστε τα ραντεβού του στη Salonica. Ανοίξτε τον σύνδεσμο και συνδεθείτε με τον λογαριασμό που θέλετε να χρησιμοποιείτε. Ο σύνδεσμος ισχύει για επτά ημέρες.`,
    }),
    toJoin: 'Αποδεχθείτε την πρόσκληση',
    reason:
      'Κάποιος ιδιοκτήτης του κομμωτηρίου συμπλήρωσε αυτή τη διεύθυνση. Αν δεν εργάζεστε εκεί, μπορείτε να αγνοήσετε αυτό το μήνυμα: χωρίς τη συγκατάθεσή σας δεν αλλάζει τίποτα.',
  },
};
