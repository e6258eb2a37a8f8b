import type { RequestFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';
import { dayText } from './visit-words.ts';

interface RequestWords extends Record<RequestFacts['step'], (salon: string) => Letter> {
  asked: string;
  kinds: Readonly<Record<RequestFacts['kind'], string>>;
  reply: string;
  toShifts: string;
  reason: string;
}

/** The mails about requests of barbers. */
export const requestWords: Readonly<Record<Language, RequestWords>> = {
  en: {
    approved: (salon) => ({
      subject: 'Your request was approved',
      preheader: 'Your shifts show it already.',
      heading: 'Your request was approved',
      text: `${salon} has approved your request. Your shifts show it already.`,
    }),
    declined: (salon) => ({
      subject: 'Your request was declined',
      preheader: 'Your shifts stay as they are.',
      heading: 'Your request was declined',
      text: `${salon} could not approve your request. Your shifts stay as they are; at the desk you can ask for another time.`,
    }),
    asked: 'You asked for',
    kinds: { absence: 'Time off', shift: 'Other hours' },
    reply: 'Answer',
    toShifts: 'See your shifts',
    reason: 'You receive this email because you sent a request to your salon at Salonica.',
  },
  el: {
    approved: (salon) => ({
      subject: 'Το αίτημά σας εγκρίθηκε',
      preheader: 'Οι βάρδιές σας έχουν ήδη ενημερωθεί.',
      heading: 'Το αίτημά σας εγκρίθηκε',
      text: `Το κομμωτήριο ${salon} ενέκρινε το αίτημά σας. Οι βάρδιές σας έχουν ήδη ενημερωθεί.`,
    }),
    declined: (salon) => ({
      subject: 'Το αίτημά σας απορρίφθηκε',
      preheader: 'Οι βάρδιές σας μένουν όπως είναι.',
      heading: 'Το αίτημά σας απορρίφθηκε',
      text: `Το κομμωτήριο ${salon} δεν μπόρεσε να εγκρίνει το αίτημά σας. Οι βάρδιές σας μένουν όπως είναι· στη γραμματεία μπορείτε να ζητήσετε άλλη ώρα ή ημέρα.`,
    }),
    asked: 'Ζητήσατε',
    kinds: { absence: 'Άδεια', shift: 'Άλλες ώρες' },
    reply: 'Απάντηση',
    toShifts: 'Δείτε τις βάρδιές σας',
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή στείλατε ένα αίτημα στο κομμωτήριό σας στη Salonica.',
  },
};

/** The requested time. */
export function askedTime(
  { date, starts, lastDate, ends }: RequestFacts,
  language: Language,
): string {
  const first = `${dayText(date, language)}, ${starts}`;
  return date === lastDate
    ? `${first}–${ends}`
    : `${first} – ${dayText(lastDate, language)}, ${ends}`;
}
