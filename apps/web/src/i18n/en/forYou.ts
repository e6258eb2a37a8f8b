const forYou = {
  meta: {
    'for-you': {
      title: 'For You',
      description: 'Salons and services picked for you.',
    },
  },
  title: 'For you',
  lead: 'The chairs you come back to, and the ones you may like next.',
  loading: 'Loading your recommendations...',
  failed: 'Your recommendations did not load',
  favorites: {
    title: 'Your favorite services',
    lead: 'Booked before, one press from being booked again.',
    again: 'Book Again',
    againName: 'Book Again: {{service}} at {{salon}}',
    times_one: 'Booked once',
    times_other: 'Booked {{count}} times',
    last: 'last on {{date}}',
    minutes: '{{count}} min',
  },
  first: {
    title: 'What you book will wait here',
    customer: 'After your first visit, the same chair is one press away.',
    visitor: 'Sign in to see the services you come back to, or book your first one.',
    signIn: 'Sign in',
    book: 'Book Now',
  },
  recommended: {
    title: 'Recommended for you',
    lead: 'Chosen from what you booked and saved.',
    leadVisitor:
      'Well loved by our customers. The more you book, the more personal this list becomes.',
    booked: 'Because you booked {{service}}',
    saved: 'Because you saved {{salon}}',
    loved: 'Loved by our customers',
  },
  trending: {
    title: 'Trending this season',
    claim: 'Hair colouring and balayage are {{share}} more popular this season.',
    hint: 'The good chairs go early. See who does it well.',
    salons_one: '{{count}} salon',
    salons_other: '{{count}} salons',
  },
  all: 'Browse All Salons',
};

export default forYou;
