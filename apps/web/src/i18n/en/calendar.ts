/** Adding an appointment to a calendar. */
const calendar = {
  title: 'Add to calendar',
  text: '{{title}}, {{date}}, {{time}}.',
  google: 'Google Calendar',
  outlook: 'Outlook',
  newTab: '(opens in a new tab)',
  save: 'Save calendar file',
  saving: 'Saving...',
  saved: 'Calendar file saved',
  saveFailed: 'The file could not be made. Use its address below.',
  name: 'appointment-{{date}}.ics',
  address: 'Address of the file',
  addressHint: 'For other calendars, and where no file is saved. It opens in any browser.',
  copy: 'Copy address',
  openAddress: 'Open address',
  copied: 'Address copied.',
  failed: 'It could not be copied. Select the address and copy it.',
};

export default calendar;
