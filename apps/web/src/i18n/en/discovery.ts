const discovery = {
  meta: {
    categories: {
      title: 'All categories',
      description: 'Browse salons by service, from haircuts to balayage.',
    },
    category: {
      title: 'Category',
      description: 'Salons of one service category.',
    },
  },
  categoryNames: {
    haircut: 'Haircut',
    color: 'Color',
    styling: 'Styling',
    treatments: 'Treatments',
    mensCuts: "Men's Cuts",
    beardTrim: 'Beard Trim',
    hotTowel: 'Hot Towel',
    premiumCuts: 'Premium Cuts',
    balayage: 'Balayage',
    extensions: 'Extensions',
  },
  categories: {
    title: 'All categories',
    lead: 'Choose what you have in mind, and see who does it well.',
    loading: 'Loading categories...',
    empty: 'No categories available at the moment.',
  },
  topRated: {
    loading: 'Loading top rated salons...',
    empty: 'No top-rated salons available.',
  },
  category: {
    summary_one:
      '{{name}} in Thessaloniki: {{count, total}} salon with prices, ratings and its next free time.',
    summary_other:
      '{{name}} in Thessaloniki: {{count, total}} salons with prices, ratings and their next free times.',
    home: 'Home',
    back: 'Back to home',
    loading: 'Loading category data...',
    notFound: 'Category not found',
    notFoundHint: 'It may have been renamed, or it could not be loaded.',
    goHome: 'Go back to home',
    services_one: '{{count}} service',
    services_other: '{{count}} services',
    salons_one: '{{count, total}} salon',
    salons_other: '{{count, total}} salons',
    noSalons: 'No salon offers this yet.',
    noSalonsHint: 'New salons join every week. In the meantime, have a look at the others.',
    browseSalons: 'Browse All Salons',
  },
  showing: 'Showing {{shown}} of {{count, total}}',
  loadMore: 'Load More',
  moreFailed: 'More salons did not load.',
  minutes_one: '{{count}} min',
  minutes_other: '{{count}} min',
  bookings: '50+ bookings',
  viewDetails: 'View Details',
  bookNow: 'Book Now',
  priceFrom: 'from {{price}}',
  distanceFrom: 'Distance from {{place}}:',
  picture: '{{name}}, illustrated storefront',
  failed: {
    categories: 'The categories did not load',
    salons: 'The salons did not load',
  },
};

export default discovery;
