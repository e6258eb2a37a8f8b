/** Built-in strings of the day plan. Times are ready to show, such as "09:30". */
export interface DayPlanMessages {
  /** Heads the column of times. */
  time: string;
  /** Label of the choice of a barber in a narrow container. */
  barber: string;
  /** Name of the button to the previous barber. */
  previousBarber: string;
  /** Name of the button to the next barber. */
  nextBarber: string;
  /** Replaces the hours of a barber on a day off. */
  dayOff: string;
  /** Name of free time. */
  free: (time: string, barber: string) => string;
  /** Name of free time before the `addFrom` of its column. */
  past: (time: string, barber: string) => string;
  /** Name of time outside of the working hours. */
  outside: (time: string, barber: string) => string;
  /** Name of time in an absence. */
  absent: (time: string, barber: string, absence: string) => string;
  /** State of a booking. */
  confirmed: string;
  /** State of a booking: the customer is in the salon. */
  arrived: string;
  /** State of a booking. */
  completed: string;
  /** State of a booking: the customer did not come. */
  noShow: string;
  /** State of an entry. */
  cancelled: string;
  /** What blocked time is. */
  blocked: string;
  /** What a hold is. */
  hold: string;
  /** Time kept free before an entry, for screen readers. */
  bufferBefore: (minutes: number) => string;
  /** Time kept free after an entry, for screen readers. */
  bufferAfter: (minutes: number) => string;
  /** Processing time of an entry, for screen readers. */
  processing: (from: string, until: string) => string;
  /** Describes an entry that can be moved. */
  movable: string;
  /** Announced when an entry cannot be picked up. */
  fixed: (title: string) => string;
  /** Announced when an entry is picked up with a key. */
  picked: (title: string) => string;
  /** Announced when an entry is picked up with a pointer. */
  dragged: (title: string) => string;
  /** Where the carried entry would be, before it is dropped. */
  target: (from: string, until: string, barber: string) => string;
  /** The place of the carried entry is refused. */
  refused: (target: string, reason: string) => string;
  /** The place of the carried entry is allowed, with a warning. */
  warned: (target: string, warning: string) => string;
  /** Dropped where it is refused. */
  stillRefused: (reason: string) => string;
  /** Announced after the drop. */
  dropped: (title: string, target: string) => string;
  /** Announced when the entry stays where it was. */
  returned: (title: string) => string;
  /** Announced when a refused drop returns the entry. */
  refusedDrop: (title: string, reason: string) => string;
  /** Announced when the carried entry was changed by someone else. */
  changed: (title: string) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly dayPlan: DayPlanMessages;
  }
}

export const en: DayPlanMessages = {
  time: 'Time',
  barber: 'Barber',
  previousBarber: 'Previous barber',
  nextBarber: 'Next barber',
  dayOff: 'Day off',
  free: (time, barber) => `${time}, free, ${barber}`,
  past: (time, barber) => `${time}, past, ${barber}`,
  outside: (time, barber) => `${time}, outside working hours, ${barber}`,
  absent: (time, barber, absence) => `${time}, ${absence}, ${barber}`,
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  noShow: 'No-show',
  cancelled: 'Cancelled',
  blocked: 'Blocked',
  hold: 'On hold',
  bufferBefore: (minutes) => `${minutes} min kept free before`,
  bufferAfter: (minutes) => `${minutes} min kept free after`,
  processing: (from, until) => `processing time from ${from} to ${until}`,
  movable: 'Press M to move it',
  fixed: (title) => `${title} cannot be moved`,
  picked: (title) => `${title}: picked up. Arrows carry, Enter drops, Escape returns it`,
  dragged: (title) => `${title}: picked up. Escape returns it`,
  target: (from, until, barber) => `${from} to ${until}, ${barber}`,
  refused: (target, reason) => `${target}. Not possible: ${reason}`,
  warned: (target, warning) => `${target}. Please note: ${warning}`,
  stillRefused: (reason) => `Cannot be dropped here: ${reason}`,
  dropped: (title, target) => `${title}: dropped at ${target}`,
  returned: (title) => `${title} stays where it was`,
  refusedDrop: (title, reason) => `${title} stays where it was: ${reason}`,
  changed: (title) => `${title} was changed meanwhile and is no longer carried`,
};

export const el: DayPlanMessages = {
  time: 'Ώρα',
  barber: 'Κομμωτής',
  previousBarber: 'Προηγούμενος κομμωτής',
  nextBarber: 'Επόμενος κομμωτής',
  dayOff: 'Ρεπό',
  free: (time, barber) => `${time}, ελεύθερη ώρα, ${barber}`,
  past: (time, barber) => `${time}, περασμένη ώρα, ${barber}`,
  outside: (time, barber) => `${time}, εκτός ωραρίου, ${barber}`,
  absent: (time, barber, absence) => `${time}, ${absence}, ${barber}`,
  confirmed: 'Επιβεβαιώθηκε',
  arrived: 'Προσήλθε',
  completed: 'Ολοκληρώθηκε',
  noShow: 'Δεν προσήλθε',
  cancelled: 'Ακυρώθηκε',
  blocked: 'Δεσμευμένο',
  hold: 'Σε αναμονή',
  bufferBefore: (minutes) => `${minutes} λεπτά κενά πριν`,
  bufferAfter: (minutes) => `${minutes} λεπτά κενά μετά`,
  processing: (from, until) => `χρόνος αναμονής από ${from} έως ${until}`,
  movable: 'Πατήστε M για μετακίνηση',
  fixed: (title) => `${title}: δεν μετακινείται`,
  picked: (title) =>
    `${title}: έτοιμο για μετακίνηση. Βέλη για μεταφορά, Enter για τοποθέτηση, Escape για επιστροφή`,
  dragged: (title) => `${title}: έτοιμο για μετακίνηση. Escape για επιστροφή`,
  target: (from, until, barber) => `${from} έως ${until}, ${barber}`,
  refused: (target, reason) => `${target}. Δεν γίνεται: ${reason}`,
  warned: (target, warning) => `${target}. Προσοχή: ${warning}`,
  stillRefused: (reason) => `Δεν μπορεί να τοποθετηθεί εδώ: ${reason}`,
  dropped: (title, target) => `${title}: τοποθετήθηκε ${target}`,
  returned: (title) => `${title}: παραμένει στη θέση του`,
  refusedDrop: (title, reason) => `${title}: παραμένει στη θέση του. ${reason}`,
  changed: (title) => `${title}: άλλαξε στο μεταξύ και η μετακίνηση σταμάτησε`,
};
