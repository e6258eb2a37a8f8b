import type { NewsletterFacts } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Letter } from './mail-content.ts';

export type NewsletterWords = Record<NewsletterFacts['step'], Letter & { reason: string }>;

const en: NewsletterWords = {
  confirm: {
    subject: 'Please confirm: the Salonica newsletter',
    preheader: 'Confirm it to receive it twice a month.',
    heading: 'Would you like our newsletter?',
    text: 'New openings, seasonal looks and the first free chairs, twice a month. Please confirm your subscription within two days.',
    reason:
      'Someone entered this address at Salonica. If it was not you, you can ignore this email: without a confirmation we will not send you anything else.',
  },
  welcome: {
    subject: 'You are subscribed to the Salonica newsletter',
    preheader: 'It comes twice a month.',
    heading: 'You are subscribed',
    text: 'The newsletter will come to this address twice a month. You can unsubscribe at any time with the link below.',
    reason: 'You are receiving this email because you subscribed to our newsletter.',
  },
};

const el: NewsletterWords = {
  confirm: {
    subject: 'Επιβεβαιώστε την εγγραφή σας στο ενημερωτικό δελτίο',
    preheader: 'Επιβεβαιώστε την για να το λαμβάνετε δύο φορές τον μήνα.',
    heading: 'Θέλετε το ενημερωτικό μας δελτίο;',
    text: 'Νέα κομμωτήρια, τάσεις της εποχής και οι πρώτες ελεύθερες θέσεις, δύο φορές τον μήνα. Επιβεβαιώστε την εγγραφή σας μέσα σε δύο ημέρες.',
    reason:
      'Κάποιος συμπλήρωσε αυτό το email στη Salonica. Αν δεν ήσασταν εσείς, μπορείτε να αγνοήσετε αυτό το μήνυμα: χωρίς επιβεβαίωση δεν θα σας στείλουμε τίποτε άλλο.',
  },
  welcome: {
    subject: 'Εγγραφήκατε στο ενημερωτικό δελτίο της Salonica',
    preheader: 'Έρχεται δύο φορές τον μήνα.',
    heading: 'Η εγγραφή σας ολοκληρώθηκε',
    text: 'Το ενημερωτικό δελτίο θα έρχεται σε αυτό το email δύο φορές τον μήνα. Μπορείτε να το σταματήσετε όποτε θέλετε από τον παρακάτω σύνδεσμο.',
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή εγγραφήκατε στο ενημερωτικό μας δελτίο.',
  },
};

/** The mails of a newsletter subscription: its confirmation and its start. */
export const newsletterWords: Readonly<Record<Language, NewsletterWords>> = { en, el };
