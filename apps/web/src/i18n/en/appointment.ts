/** A visitor's booking, shown at its salon. */
const appointment = {
  title: 'Your appointment',
  confirmed: 'Confirmed',
  home: 'At your address: {{address}}',
  total: 'Total {{total}}',
  changeUntil: 'Free to change until {{date}}, {{time}}.',
  fixed: 'It can no longer be changed.',
  held: 'Your chair is kept until {{time}}.',
  move: 'Move',
  cancel: 'Cancel',
  calendar: 'Add to calendar',
  calendarTitle: '{{service}} at {{salon}}',
  calendarText: 'With {{barber}}.',
  mailedTo: 'The confirmation and all changes are sent to {{email}}.',
  manage: 'See or change it',
  opening: 'Opening...',
  manageFailed: 'It could not be opened. Try again.',
};

export default appointment;
