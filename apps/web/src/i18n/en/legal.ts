const legal = {
  backHome: 'Back to home',
  updated: 'Last updated January 19, 2025',
  contents: 'On this page',
  print: 'Print',
  toTop: 'Back to top',
  questions: 'A question about this page?',
  contact: 'Contact us',
};

export default legal;
