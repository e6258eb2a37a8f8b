import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';

interface ApplicationWords {
  /** Without the name where the mailbox has not answered: the applicant typed it. */
  approved: (salon: string) => Letter;
  refused: (salon: string) => Letter;
  toDesk: string;
  toApplication: string;
  why: string;
  reason: string;
}

/** The mails about a salon that wants to be listed. */
export const applicationWords: Readonly<Record<Language, ApplicationWords>> = {
  en: {
    approved: (salon) => ({
      subject: `${salon} is now on Salonica`,
      preheader: 'Customers can find and book you from now on.',
      heading: 'Your salon is listed',
      text: `We have checked your application. ${salon} is public from now on, and customers can book it. At your desk you see every booking, and you can change hours, services and team.`,
    }),
    refused: (salon) => ({
      subject: 'Your application to Salonica',
      preheader: 'Something has to be corrected first.',
      heading: 'We could not list your salon yet',
      text: `We have checked your application${salon === '' ? '' : ` for ${salon}`}. Something has to be corrected before customers can see it. Everything that you entered is still there: correct it and send it again.`,
    }),
    toDesk: 'Open your desk',
    toApplication: 'Correct the application',
    why: 'Why',
    reason: 'You receive this email because you applied to list a salon at Salonica.',
  },
  el: {
    approved: (salon) => ({
      subject: `${salon}: είστε πλέον στη Salonica`,
      preheader: 'Οι πελάτες μπορούν από τώρα να σας βρίσκουν και να κλείνουν ραντεβού.',
      heading: 'Το κομμωτήριό σας δημοσιεύτηκε',
      text: `Ελέγξαμε την αίτησή σας. Το κομμωτήριο ${salon} είναι πλέον ορατό σε όλους και δέχεται ραντεβού. Στη γραμματεία βλέπετε κάθε ραντεβού και αλλάζετε ωράριο, υπηρεσίες και ομάδα.`,
    }),
    refused: (salon) => ({
      subject: 'Η αίτησή σας στη Salonica',
      preheader: 'Χρειάζεται πρώτα μια διόρθωση.',
      heading: 'Δεν δημοσιεύσαμε ακόμη το κομμωτήριό σας',
      text: `Ελέγξαμε την αίτησή σας${salon === '' ? '' : ` για το κομμωτήριο ${salon}`}. Κάτι πρέπει να διορθωθεί πριν τη δουν οι πελάτες. Όσα συμπληρώσατε έχουν διατηρηθεί: διορθώστε τα και στείλτε την ξανά.`,
    }),
    toDesk: 'Ανοίξτε τη γραμματεία',
    toApplication: 'Διορθώστε την αίτηση',
    why: 'Γιατί',
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή κάνατε αίτηση για ένα κομμωτήριο στη Salonica.',
  },
};
