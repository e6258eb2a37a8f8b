import type source from '../en/recovery.ts';
import type { Translated } from '../translated.ts';

const recovery: Translated<typeof source> = {
  forgot: {
    title: 'Ξεχάσατε τον κωδικό σας;',
    intro: 'Γράψτε μας το email σας και θα σας στείλουμε έναν σύνδεσμο για να ορίσετε νέο κωδικό.',
    submit: 'Αποστολή συνδέσμου',
    busy: 'Γίνεται αποστολή...',
    sentTitle: 'Δείτε τα εισερχόμενά σας',
    sent: 'Αν υπάρχει λογαριασμός για το {{email}}, ο σύνδεσμος για νέο κωδικό είναι καθ’ οδόν.',
    sentHint: 'Μπορεί να χρειαστούν λίγα λεπτά. Κοιτάξτε και στα ανεπιθύμητα.',
    resend: 'Αποστολή ξανά',
    resendIn_one: 'Αποστολή ξανά σε {{count}} δευτερόλεπτο',
    resendIn_other: 'Αποστολή ξανά σε {{count}} δευτερόλεπτα',
    resent: 'Ο σύνδεσμος στάλθηκε ξανά.',
    otherEmail: 'Άλλο email',
    back: 'Πίσω στη σύνδεση',
  },
  reset: {
    title: 'Ορίστε νέο κωδικό',
    intro: 'Για το {{email}}',
    checking: 'Έλεγχος του συνδέσμου σας...',
    submit: 'Αποθήκευση κωδικού',
    busy: 'Γίνεται αποθήκευση...',
    doneTitle: 'Ο νέος σας κωδικός ορίστηκε',
    done: 'Από εδώ και πέρα συνδέεστε με αυτόν.',
    doneAction: 'Σύνδεση',
    brokenTitle: 'Ο σύνδεσμος δεν ισχύει πια',
    brokenAction: 'Νέος σύνδεσμος',
    retry: 'Δοκιμάστε ξανά',
    failedTitle: 'Δεν μπορέσαμε να ελέγξουμε τον σύνδεσμό σας',
  },
};

export default recovery;
