import type source from '../en/phone.ts';
import type { Translated } from '../translated.ts';

const phone: Translated<typeof source> = {
  title: 'Σύνδεση με τηλέφωνο',
  intro: 'Θα σας στείλουμε μήνυμα με έναν κωδικό μίας χρήσης.',
  number: 'Αριθμός τηλεφώνου',
  numberHint: 'Αν δεν είναι ελληνικός, ξεκινήστε με + και τον κωδικό της χώρας.',
  noNumber: 'Συμπληρώστε τον αριθμό σας.',
  invalidNumber: 'Συμπληρώστε έναν αριθμό όπως +30 691 234 5678.',
  send: 'Αποστολή κωδικού',
  sending: 'Γίνεται αποστολή...',
  codeTitle: 'Συμπληρώστε τον κωδικό',
  codeIntro: 'Τον στείλαμε στο {{number}}.',
  code: 'Κωδικός μίας χρήσης',
  codeHint: 'Τα έξι ψηφία του μηνύματος',
  noCode: 'Συμπληρώστε τον κωδικό του μηνύματος.',
  invalidCode: 'Ο κωδικός έχει έξι ψηφία.',
  submit: 'Σύνδεση',
  busy: 'Γίνεται σύνδεση...',
  resend: 'Αποστολή νέου κωδικού',
  resendIn_one: 'Νέος κωδικός σε {{count}} δευτερόλεπτο',
  resendIn_other: 'Νέος κωδικός σε {{count}} δευτερόλεπτα',
  resent: 'Ο νέος κωδικός είναι καθ’ οδόν.',
  otherNumber: 'Άλλος αριθμός',
  otherWays: 'Άλλοι τρόποι σύνδεσης',
};

export default phone;
