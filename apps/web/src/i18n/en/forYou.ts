const forYou = {
  meta: {
    'for-you': {
      title: 'For You',
      description: 'Salons and services picked for you.',
    },
  },
  title: 'For you',
  lead: 'The services you return to, and salons you may like next.',
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
    title: 'Your bookings will appear here',
    customer: 'After your first visit, you can book it again with one press.',
    visitor: 'Sign in to see the services you book most, or book your first one.',
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
    salons_one: '{{count, total}} salon',
    salons_other: '{{count, total}} salons',
  },
  all: 'Browse All Salons',
};

export default forYou;
