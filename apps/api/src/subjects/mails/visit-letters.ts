import type { CancelReason, NoticeKind } from '@salonica/contract/v1';
import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';

/** Facts of an appointment, in the reader's language. */
export interface VisitWords {
  salon: string;
  service: string;
  barber: string;
  address: string;
  /** Such as "Wednesday 9 December 2026". */
  day: string;
  time: string;
  total: string;
  /** Day and time before the move. */
  before: string;
  /** Until when it can be changed; empty where that is not known. */
  rule: string;
}

/** Facts of a held time, in the reader's language. */
export interface OfferWords extends Pick<
  VisitWords,
  'salon' | 'service' | 'barber' | 'address' | 'day' | 'time' | 'total'
> {
  /** The time of day at which the hold ends. */
  until: string;
}

/** Texts about an appointment. */
export type VisitKind = Exclude<NoticeKind, 'offer' | 'withdrawal'>;

/** What is written about appointments and held times. */
export interface VisitLetters {
  letters: Record<VisitKind, (visit: VisitWords) => Letter>;
  /** A change that leaves the time. */
  sameTime: (visit: VisitWords) => Letter;
  /** A time that became free, held until a time of day. */
  offer: (visit: OfferWords) => Letter;
  /** A booking that was moved to an earlier time, and can be moved back until a time of day. */
  earlier: (visit: VisitWords, until: string) => Letter;
  /** Why the salon cancelled an appointment. */
  cancelReasons: Record<CancelReason, string>;
}

const en: VisitLetters = {
  letters: {
    confirmation: ({ salon, service, day, time }) => ({
      subject: `Booked: ${service}, ${day}, ${time}`,
      preheader: `With ${salon}. The calendar entry is attached.`,
      heading: 'Your appointment is booked',
      text: `Your appointment with ${salon} is on ${day} at ${time}.`,
    }),
    change: ({ salon, day, time }) => ({
      subject: `Moved to ${day}, ${time}`,
      preheader: `Your appointment with ${salon} has a new time. Open the attachment to update your calendar.`,
      heading: 'Your appointment has moved',
      text: `Your appointment with ${salon} is now on ${day} at ${time}.`,
    }),
    cancellation: ({ salon, service, day, time }) => ({
      subject: `Cancelled: ${service}, ${day}, ${time}`,
      preheader: `Your appointment with ${salon} has been cancelled. There is nothing to pay.`,
      heading: 'Your appointment has been cancelled',
      text: `Your appointment with ${salon} on ${day} at ${time} has been cancelled. There is nothing to pay.`,
    }),
    reminder: ({ salon, service, day, time }) => ({
      subject: `See you soon: ${service}, ${day}, ${time}`,
      preheader: `A reminder of your appointment with ${salon}.`,
      heading: 'Your appointment is coming up',
      text: `Your appointment with ${salon} is on ${day} at ${time}.`,
    }),
  },
  sameTime: ({ salon, service, day, time }) => ({
    subject: `Changed: ${service}, ${day}, ${time}`,
    preheader: `Your appointment with ${salon} has changed. Open the attachment to update your calendar.`,
    heading: 'Your appointment has changed',
    text: `Your appointment with ${salon} on ${day} at ${time} has changed. This is how it is now.`,
  }),
  offer: ({ salon, service, day, time, until }) => ({
    subject: `A time is free: ${service}, ${day}, ${time}`,
    preheader: `We hold it for you until ${until}, and then offer it to the next customer.`,
    heading: 'A time has become free',
    text: `${salon} has time for you on ${day} at ${time}. We hold it for you until ${until}, and then offer it to the next customer.`,
  }),
  earlier: ({ salon, day, time }, until) => ({
    subject: `Moved earlier: ${day}, ${time}`,
    preheader: `Your appointment with ${salon} was moved, as you requested. You can undo it until ${until}.`,
    heading: 'Your appointment has moved to an earlier time',
    text: `A time became free, so your appointment with ${salon} is now on ${day} at ${time}, as you requested. If it does not suit you, you can undo the change: we hold your old time until ${until}.`,
  }),
  cancelReasons: {
    'barber-away': 'Your barber is away',
    'salon-closed': 'The salon is closed at that time',
    asked: 'You asked the salon to cancel',
    mistake: 'It was booked by mistake',
    other: 'The salon cannot take it. Call the salon to learn more.',
  },
};

const el: VisitLetters = {
  letters: {
    confirmation: ({ salon, service, day, time }) => ({
      subject: `Το ραντεβού σας κλείστηκε: ${service}, ${day}, ${time}`,
      preheader: `Κομμωτήριο ${salon}. Θα βρείτε συνημμένη την καταχώριση για το ημερολόγιό σας.`,
      heading: 'Το ραντεβού σας κλείστηκε',
      text: `Το ραντεβού σας με το κομμωτήριο ${salon}: ${day}, ${time}.`,
    }),
    change: ({ salon, day, time }) => ({
      subject: `Νέα ώρα για το ραντεβού σας: ${day}, ${time}`,
      preheader: `Κομμωτήριο ${salon}: το ραντεβού σας έχει νέα ώρα. Ανοίξτε το συνημμένο για να ενημερωθεί το ημερολόγιό σας.`,
      heading: 'Το ραντεβού σας άλλαξε ώρα',
      text: `Το ραντεβού σας με το κομμωτήριο ${salon} είναι πλέον: ${day}, ${time}.`,
    }),
    cancellation: ({ salon, service, day, time }) => ({
      subject: `Το ραντεβού ακυρώθηκε: ${service}, ${day}, ${time}`,
      preheader: `Κομμωτήριο ${salon}: το ραντεβού σας ακυρώθηκε χωρίς χρέωση.`,
      heading: 'Το ραντεβού σας ακυρώθηκε',
      text: `Το ραντεβού σας με το κομμωτήριο ${salon} (${day}, ${time}) ακυρώθηκε χωρίς χρέωση.`,
    }),
    reminder: ({ salon, service, day, time }) => ({
      subject: `Υπενθύμιση: ${service}, ${day}, ${time}`,
      preheader: `Το ραντεβού σας με το κομμωτήριο ${salon} πλησιάζει.`,
      heading: 'Το ραντεβού σας πλησιάζει',
      text: `Το ραντεβού σας με το κομμωτήριο ${salon}: ${day}, ${time}.`,
    }),
  },
  sameTime: ({ salon, service, day, time }) => ({
    subject: `Αλλαγή στο ραντεβού σας: ${service}, ${day}, ${time}`,
    preheader: `Κομμωτήριο ${salon}: το ραντεβού σας άλλαξε. Ανοίξτε το συνημμένο για να ενημερωθεί το ημερολόγιό σας.`,
    heading: 'Το ραντεβού σας άλλαξε',
    text: `Το ραντεβού σας με το κομμωτήριο ${salon} (${day}, ${time}) άλλαξε. Δείτε παρακάτω πώς είναι τώρα.`,
  }),
  offer: ({ salon, service, day, time, until }) => ({
    subject: `Βρέθηκε ώρα: ${service}, ${day}, ${time}`,
    preheader: `Την κρατάμε για εσάς έως τις ${until} και μετά θα προταθεί στον επόμενο πελάτη.`,
    heading: 'Βρέθηκε ελεύθερη ώρα',
    text: `Το κομμωτήριο ${salon} έχει ελεύθερη ώρα: ${day}, ${time}. Την κρατάμε για εσάς έως τις ${until} και μετά θα προταθεί στον επόμενο πελάτη.`,
  }),
  earlier: ({ salon, day, time }, until) => ({
    subject: `Νωρίτερα: ${day}, ${time}`,
    preheader: `Το ραντεβού σας με το κομμωτήριο ${salon} μεταφέρθηκε, όπως ζητήσατε. Μπορείτε να το αναιρέσετε έως τις ${until}.`,
    heading: 'Το ραντεβού σας μεταφέρθηκε νωρίτερα',
    text: `Βρέθηκε ελεύθερη ώρα και, όπως ζητήσατε, το ραντεβού σας με το κομμωτήριο ${salon} είναι πλέον: ${day}, ${time}. Δεν σας βολεύει; Μπορείτε να αναιρέσετε την αλλαγή: κρατάμε την παλιά σας ώρα έως τις ${until}.`,
  }),
  cancelReasons: {
    'barber-away': 'Ο κομμωτής σας απουσιάζει',
    'salon-closed': 'Το κομμωτήριο είναι κλειστό εκείνη την ώρα',
    asked: 'Ζητήσατε από το κομμωτήριο την ακύρωση',
    mistake: 'Είχε κλειστεί κατά λάθος',
    other: 'Το κομμωτήριο δεν μπορεί να σας δεχτεί. Καλέστε το για περισσότερα.',
  },
};

export const visitLetters: Readonly<Record<Language, VisitLetters>> = { en, el };
