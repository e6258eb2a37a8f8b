import type { FailureCode } from '@salonica/contract/v1';

export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

/** The language stored with a record. */
export const languageFrom = (text: string): Language => (text === 'el' ? 'el' : 'en');

/** The default message of an error. */
const codesEn: Record<FailureCode, string> = {
  malformed: 'The request could not be read.',
  invalid: 'Please check the highlighted fields.',
  unauthorized: 'Please sign in to continue.',
  forbidden: 'This is not allowed.',
  'not-found': 'Nothing was found at this address.',
  'email-taken': 'An account with this email already exists.',
  'slot-taken': 'This time has just been booked. Please choose another one.',
  'not-bookable': 'This time cannot be booked. Please choose another one.',
  paused: 'This salon takes no new bookings for now.',
  'price-changed': 'The price has changed. Please check it before you book.',
  'too-late': 'It is too close to the start to change this booking.',
  'wrong-state': 'This booking can no longer be changed.',
  'key-reused': 'This request was already sent with different details. Please try again.',
  'too-many-bookings': 'You have reached the limit of upcoming bookings without an account.',
  'double-booked': 'You already have a booking at this time.',
  'unproved-network':
    'Too many bookings from your network are not confirmed yet. Open the link in the mail of one of them, or sign in.',
  'unproved-day':
    'This day takes no more bookings without an account. Please choose another day, or sign in.',
  'too-many-waiting':
    'You have reached the limit of the waiting list. Remove one of your times first.',
  'time-free': 'There is a free time for you already. Choose it instead of waiting.',
  'offer-gone': 'This time is no longer held for you.',
  'insufficient-balance': 'Insufficient balance',
  'card-declined': 'The card was declined. Please try another one.',
  'needs-confirmation': 'Your bank asks you to confirm this payment.',
  'balance-left': 'There is still money in your wallet.',
  'withdrawal-pending': 'A withdrawal is still pending.',
  'link-over': 'This link no longer works.',
  'account-deleted': 'This account has been deleted.',
  'recent-sign-in': 'Please enter your password again to continue.',
  'revision-changed': 'This was changed elsewhere in the meantime.',
  'revision-required': 'The request does not name the version that it changes.',
  'too-large': 'The request is too large.',
  'rate-limited': 'Too many attempts. Please wait a minute and try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
};

const en = {
  ...codesEn,
  unknownApp: 'This app is not allowed to use the service.',
  identityDown: 'Accounts are not available right now. Please try again in a moment.',
  registered: 'Your account has been created.',
  emailField: 'Please enter a valid email address.',
  fullnameField: 'Please enter your full name.',
  passwordField: 'Password must be at least 8 characters long',
  requiredField: 'Please fill in this field.',
  longField: 'This is too long.',
  charactersField:
    'This contains a character that cannot be used here. Type the text instead of pasting it.',
  phoneField: 'Enter a phone number such as +30 691 234 5678.',
  phoneCountry: 'There is no country with this code. A Greek number starts with +30.',
  phoneShort: 'Digits are missing from this phone number.',
  phoneLong: 'This phone number has too many digits.',
  otherField: 'This value is not accepted.',
  amountField: 'Please enter a valid amount',
  withdrawalMethodField: 'Please select a withdrawal method',
  manyUpcoming: 'You have reached the limit of upcoming bookings.',
  manyMessages:
    'We have already received several messages from this address. Please write again in an hour.',
  linkOver: 'This link no longer works. Please enter your email again.',
  manyEmailChanges: 'You have requested this several times. Please try again in an hour.',
  emailSame: 'This is already your email.',
  emailElsewhere: 'Your email comes from the account you sign in with. Please change it there.',
  verifyLinkOver: 'This link no longer works. Sign in and request a new one in your details.',
  emailLinkWrong: 'This link is incomplete. Open it from the email again, or copy it in full.',
  emailLinkOver: 'This link no longer works. Please request a new one in your details.',
  customerElsewhere: 'The customer has another booking at this time.',
  applicationOpen: 'We are already checking an application of yours.',
  manyApplications: 'You have sent several applications today. Please try again tomorrow.',
  bookingsLeft: 'There are still upcoming bookings. Move or cancel them first.',
  salonClosed: 'This salon is closed.',
  nameDiffers: 'This is not the name of the salon.',
  lastOwner: 'A salon keeps at least one owner.',
  soleOwner:
    'You are the only owner of a salon. Make somebody else an owner, or close the salon, before you delete your account.',
  mostReplies: 'The salon has 50 saved replies already. Remove one first.',
  reported: 'The salon has already reported this review.',
  reviewHidden: 'This review was reported and taken down, so it can no longer be changed.',
  noAccount: 'This customer has no account, so messages cannot reach them here.',
  columnTaken: 'Another member already has this column.',
  columnMissing: 'Choose whose column the barber has.',
  inviteOver: 'This invitation no longer works. Please ask the salon for a new one.',
  pictureKind: 'This is not a JPEG, PNG or WebP picture. Please choose another file.',
  pictureMoves: 'Animated pictures are not accepted. Please choose a still picture.',
  pictureHuge: 'This picture has too many pixels. Please choose a smaller one.',
  pictureBroken: 'This file is damaged or incomplete. Please choose another one.',
  pictureLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  salonPictureLarge: 'This file is larger than 12 MB. Please choose a smaller one.',
  pictureForeign:
    'This file holds more than a picture. Save it again as a picture, or choose another one.',
  pictureSmall: 'This picture is smaller than 400 by 300 pixels. Please choose a larger one.',
  manyPictures: 'The gallery is full. Remove a picture first.',
  priceNegative: 'With what a barber costs less than others, this would cost less than nothing.',
  barberIsMember: 'A member of the desk has this column. Remove the member first.',
  busyTitle: 'Too many pages at once',
  busyText:
    'Very many pages were requested from your connection within a minute. Wait a moment, then load the page again.',
  busyAgain: 'Load the page again',
  formTitle: 'This form was not sent',
  formForeign:
    'For your safety, forms are only accepted from our own pages. Open the page again and fill in the form there.',
  formKind:
    'It arrived in a format that we cannot read. Open the page again and fill in the form there.',
  formLarge: 'It contains too much text. Go back, shorten the text and send the form again.',
  formFailed:
    'Something went wrong on our side, and we cannot say whether your form has arrived. Wait a moment, go back and send it again.',
  formAgain: 'Open the page again',
};

export type MessageKey = keyof typeof en;

const codesEl: Record<FailureCode, string> = {
  malformed: 'Δεν ήταν δυνατή η ανάγνωση του αιτήματος.',
  invalid: 'Ελέγξτε τα σημειωμένα πεδία.',
  unauthorized: 'Συνδεθείτε για να συνεχίσετε.',
  forbidden: 'Αυτό δεν επιτρέπεται.',
  'not-found': 'Δεν βρέθηκε τίποτα σε αυτή τη διεύθυνση.',
  'email-taken': 'Υπάρχει ήδη λογαριασμός με αυτό το email.',
  'slot-taken': 'Αυτή η ώρα μόλις κλείστηκε. Επιλέξτε κάποια άλλη.',
  'not-bookable': 'Αυτή η ώρα δεν είναι διαθέσιμη. Επιλέξτε κάποια άλλη.',
  paused: 'Το κομμωτήριο δεν δέχεται νέα ραντεβού προς το παρόν.',
  'price-changed': 'Η τιμή άλλαξε. Ελέγξτε τη πριν κλείσετε το ραντεβού.',
  'too-late': 'Το ραντεβού πλησιάζει και δεν μπορεί πια να αλλάξει.',
  'wrong-state': 'Αυτό το ραντεβού δεν μπορεί πια να αλλάξει.',
  'key-reused': 'Το αίτημα έχει ήδη σταλεί με άλλα στοιχεία. Δοκιμάστε ξανά.',
  'too-many-bookings':
    'Έχετε φτάσει το όριο επερχόμενων ραντεβού που μπορείτε να κλείσετε χωρίς λογαριασμό.',
  'double-booked': 'Έχετε ήδη ραντεβού αυτή την ώρα.',
  'unproved-network':
    'Πολλά ραντεβού από το δίκτυό σας δεν έχουν επιβεβαιωθεί ακόμη. Ανοίξτε τον σύνδεσμο στο email ενός από αυτά ή συνδεθείτε.',
  'unproved-day':
    'Αυτή η ημέρα δεν δέχεται άλλα ραντεβού χωρίς λογαριασμό. Επιλέξτε άλλη ημέρα ή συνδεθείτε.',
  'too-many-waiting':
    'Έχετε φτάσει το όριο της λίστας αναμονής. Αφαιρέστε πρώτα μία από τις ώρες σας.',
  'time-free': 'Υπάρχει ήδη ελεύθερη ώρα για εσάς. Επιλέξτε την αντί να περιμένετε.',
  'offer-gone': 'Αυτή η ώρα δεν κρατιέται πια για εσάς.',
  'insufficient-balance': 'Το υπόλοιπο δεν επαρκεί',
  'card-declined': 'Η κάρτα απορρίφθηκε. Δοκιμάστε κάποια άλλη.',
  'needs-confirmation': 'Η τράπεζά σας ζητά να επιβεβαιώσετε την πληρωμή.',
  'balance-left': 'Υπάρχουν ακόμη χρήματα στο πορτοφόλι σας.',
  'withdrawal-pending': 'Μια ανάληψη βρίσκεται ακόμη σε εξέλιξη.',
  'link-over': 'Ο σύνδεσμος δεν ισχύει πια.',
  'account-deleted': 'Ο λογαριασμός έχει διαγραφεί.',
  'recent-sign-in': 'Γράψτε ξανά τον κωδικό σας για να συνεχίσετε.',
  'revision-changed': 'Στο μεταξύ έγινε αλλαγή από άλλο σημείο.',
  'revision-required': 'Το αίτημα δεν αναφέρει ποια έκδοση αλλάζει.',
  'too-large': 'Το αίτημα είναι πολύ μεγάλο.',
  'rate-limited': 'Πάρα πολλές προσπάθειες. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.',
  unavailable: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
  unexpected: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.',
};

const el: Record<MessageKey, string> = {
  ...codesEl,
  unknownApp: 'Αυτή η εφαρμογή δεν έχει πρόσβαση στην υπηρεσία.',
  identityDown: 'Οι λογαριασμοί δεν είναι διαθέσιμοι αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
  registered: 'Ο λογαριασμός σας δημιουργήθηκε.',
  emailField: 'Συμπληρώστε μια έγκυρη διεύθυνση email.',
  fullnameField: 'Συμπληρώστε το ονοματεπώνυμό σας.',
  passwordField: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
  requiredField: 'Συμπληρώστε αυτό το πεδίο.',
  longField: 'Το κείμενο είναι πολύ μεγάλο.',
  charactersField:
    'Υπάρχει ένας χαρακτήρας που δεν επιτρέπεται εδώ. Πληκτρολογήστε το κείμενο αντί να το επικολλήσετε.',
  phoneField: 'Συμπληρώστε έναν αριθμό τηλεφώνου όπως +30 691 234 5678.',
  phoneCountry: 'Δεν υπάρχει χώρα με αυτόν τον κωδικό. Οι ελληνικοί αριθμοί ξεκινούν με +30.',
  phoneShort: 'Λείπουν ψηφία από τον αριθμό τηλεφώνου.',
  phoneLong: 'Ο αριθμός τηλεφώνου έχει περισσότερα ψηφία από όσα πρέπει.',
  otherField: 'Αυτή η τιμή δεν γίνεται δεκτή.',
  amountField: 'Γράψτε ένα έγκυρο ποσό',
  withdrawalMethodField: 'Επιλέξτε τρόπο ανάληψης',
  manyUpcoming: 'Έχετε φτάσει το όριο επερχόμενων ραντεβού.',
  manyMessages: 'Έχουμε ήδη λάβει αρκετά μηνύματα από αυτό το email. Γράψτε μας ξανά σε μία ώρα.',
  linkOver: 'Ο σύνδεσμος δεν ισχύει πια. Συμπληρώστε ξανά το email σας.',
  manyEmailChanges: 'Το έχετε ζητήσει αρκετές φορές. Δοκιμάστε ξανά σε μία ώρα.',
  emailSame: 'Αυτό είναι ήδη το email σας.',
  emailElsewhere:
    'Το email σας προέρχεται από τον λογαριασμό με τον οποίο συνδέεστε. Αλλάξτε το εκεί.',
  verifyLinkOver: 'Ο σύνδεσμος δεν ισχύει πια. Συνδεθείτε και ζητήστε νέο από τα στοιχεία σας.',
  emailLinkWrong:
    'Ο σύνδεσμος δεν είναι πλήρης. Ανοίξτε τον ξανά από το email ή αντιγράψτε τον ολόκληρο.',
  emailLinkOver: 'Ο σύνδεσμος δεν ισχύει πια. Ζητήστε νέο από τα στοιχεία σας.',
  customerElsewhere: 'Ο πελάτης έχει άλλο ραντεβού αυτή την ώρα.',
  applicationOpen: 'Ελέγχουμε ήδη μια αίτησή σας.',
  manyApplications: 'Στείλατε αρκετές αιτήσεις σήμερα. Δοκιμάστε ξανά αύριο.',
  bookingsLeft: 'Υπάρχουν ακόμη επερχόμενα ραντεβού. Μετακινήστε ή ακυρώστε τα πρώτα.',
  salonClosed: 'Αυτό το κομμωτήριο έχει κλείσει.',
  nameDiffers: 'Δεν είναι αυτό το όνομα του κομμωτηρίου.',
  lastOwner: 'Το κομμωτήριο πρέπει να έχει τουλάχιστον έναν ιδιοκτήτη.',
  soleOwner:
    'Είστε ο μόνος ιδιοκτήτης ενός κομμωτηρίου. Ορίστε και άλλον ιδιοκτήτη ή κλείστε το κομμωτήριο πριν διαγράψετε τον λογαριασμό σας.',
  mostReplies: 'Το κομμωτήριο έχει ήδη 50 έτοιμες απαντήσεις. Αφαιρέστε πρώτα μία.',
  reported: 'Το κομμωτήριο έχει ήδη αναφέρει αυτή την κριτική.',
  reviewHidden: 'Η κριτική αυτή αναφέρθηκε και αποσύρθηκε, οπότε δεν μπορείτε πια να την αλλάξετε.',
  noAccount: 'Ο πελάτης δεν έχει λογαριασμό, οπότε δεν μπορεί να λάβει μηνύματα εδώ.',
  columnTaken: 'Κάποιο άλλο μέλος έχει ήδη αυτή τη στήλη.',
  columnMissing: 'Επιλέξτε τη στήλη του κομμωτή.',
  inviteOver: 'Η πρόσκληση δεν ισχύει πια. Ζητήστε νέα από το κομμωτήριο.',
  pictureKind: 'Το αρχείο δεν είναι εικόνα JPEG, PNG ή WebP. Επιλέξτε κάποιο άλλο.',
  pictureMoves: 'Δεν δεχόμαστε κινούμενες εικόνες. Επιλέξτε μια σταθερή.',
  pictureHuge: 'Η εικόνα έχει πάρα πολλά pixel. Επιλέξτε μια μικρότερη.',
  pictureBroken: 'Το αρχείο είναι κατεστραμμένο ή ελλιπές. Επιλέξτε κάποιο άλλο.',
  pictureLarge: 'Το αρχείο ξεπερνά τα 5 MB. Επιλέξτε ένα μικρότερο.',
  salonPictureLarge: 'Το αρχείο ξεπερνά τα 12 MB. Επιλέξτε ένα μικρότερο.',
  pictureForeign:
    'Το αρχείο περιέχει κι άλλα δεδομένα εκτός από την εικόνα. Αποθηκεύστε το ξανά ως εικόνα ή επιλέξτε κάποιο άλλο.',
  pictureSmall: 'Η εικόνα είναι μικρότερη από 400 επί 300 pixel. Επιλέξτε μια μεγαλύτερη.',
  manyPictures: 'Η συλλογή γέμισε. Αφαιρέστε πρώτα μια φωτογραφία.',
  priceNegative: 'Με την έκπτωση ενός κουρέα αυτό θα κόστιζε λιγότερο από το μηδέν.',
  barberIsMember: 'Κάποιο μέλος της γραμματείας έχει αυτή τη στήλη. Αφαιρέστε πρώτα το μέλος.',
  busyTitle: 'Πάρα πολλές σελίδες μαζί',
  busyText:
    'Ζητήθηκαν πάρα πολλές σελίδες από τη σύνδεσή σας μέσα σε ένα λεπτό. Περιμένετε λίγο και φορτώστε ξανά τη σελίδα.',
  busyAgain: 'Φορτώστε ξανά τη σελίδα',
  formTitle: 'Η φόρμα δεν στάλθηκε',
  formForeign:
    'Για την ασφάλειά σας δεχόμαστε φόρμες μόνο από τις δικές μας σελίδες. Ανοίξτε ξανά τη σελίδα και συμπληρώστε τη φόρμα εκεί.',
  formKind:
    'Έφτασε σε μορφή που δεν μπορούμε να διαβάσουμε. Ανοίξτε ξανά τη σελίδα και συμπληρώστε τη φόρμα εκεί.',
  formLarge:
    'Περιέχει πάρα πολύ κείμενο. Πηγαίνετε πίσω, συντομεύστε το και στείλτε ξανά τη φόρμα.',
  formFailed:
    'Κάτι πήγε στραβά από την πλευρά μας και δεν ξέρουμε αν η φόρμα σας έφτασε. Περιμένετε λίγο, πηγαίνετε πίσω και στείλτε την ξανά.',
  formAgain: 'Ανοίξτε ξανά τη σελίδα',
};

const messages: Record<Language, Record<MessageKey, string>> = { en, el };

/** A message in the visitor's language. */
export const message = (language: Language, key: MessageKey): string => messages[language][key];
