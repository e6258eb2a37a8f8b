/** A visitor's booking, shown at its salon. */
const appointment = {
  title: 'Your appointment',
  confirmed: 'Confirmed',
  home: 'At your address: {{address}}',
  total: 'Total {{total}}',
  changeUntil: 'Free to change until {{date}}, {{time}}.',
  fixed: 'It can no longer be changed.',
  held: 'Your chair is kept until {{time}}.',
  manage: 'See or change it',
  opening: 'Opening...',
  manageFailed: 'It could not be opened. Try again.',
};

export default appointment;
