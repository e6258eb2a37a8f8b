/** Texts of a document without the app; no page loads these. */
const document = {
  late: {
    part: 'Part of this page did not load. You can still read it and follow its links.',
    page: 'This page has not loaded yet. Please check your connection.',
    reload: 'Load the page again',
    home: 'Return to Home',
  },
};

export default document;
