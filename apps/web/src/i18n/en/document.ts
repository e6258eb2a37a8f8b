/** What a document says by itself while the app is not there; no page loads these. */
const document = {
  late: {
    part: 'A part of this page did not arrive. You can read what is here and follow its links.',
    page: 'This page has not arrived yet. Please check your connection.',
    reload: 'Load the page again',
    home: 'Return to Home',
  },
};

export default document;
