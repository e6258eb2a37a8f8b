const compare = {
  meta: {
    compare: {
      title: 'Compare salons',
      description:
        'Two or three salons side by side: prices, next free times, ratings and distances.',
    },
  },
  title: 'Compare salons',
  named: 'Compare {{names}}',
  lead: 'Prices, times and distances side by side.',
  toggle: 'Compare',
  bar: {
    label: 'Comparison',
    chosen_one: '{{count}} of {{most}} chosen.',
    chosen_other: '{{count}} of {{most}} chosen.',
    another: 'Choose another one to compare.',
    full: 'Only {{most}} salons fit side by side. Remove one first.',
    clear: 'Clear',
    compare: 'Compare',
  },
  loading: 'Loading the comparison...',
  failed: 'The comparison did not load',
  caption: 'Comparison of {{names}}',
  missing_one: 'One of the salons no longer exists and is left out.',
  missing_other: '{{count}} of the salons no longer exist and are left out.',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Tick “Compare” on up to {{most}} salons, and see them here side by side.',
  },
  single: {
    title: 'This is only one salon',
    text: 'Choose another one to see both side by side.',
  },
  find: 'Find Salons',
  remove: 'Remove {{name}} from the comparison',
  removeShort: 'Remove',
  service: {
    label: 'Service',
    none: 'All services',
    show: 'Show',
  },
  rows: {
    prices: 'Prices',
    next: 'Next free time',
    rating: 'Rating',
    distance: 'Distance',
    today: 'Open today',
    home: 'Home visits',
    book: 'Booking',
  },
  price: {
    level1: 'Inexpensive',
    level2: 'Moderately priced',
    level3: 'Expensive',
    of_one: '{{price}}, {{count}} min',
    of_other: '{{price}}, {{count}} min',
    notOffered: 'Not offered',
  },
  next: {
    none: 'No free times',
    unknown: 'Not known right now',
  },
  noRating: 'No ratings yet',
  fromCentre: 'from the city centre',
  closed: 'Closed today',
  home: {
    yes: 'Yes, {{fee}}',
    no: 'No',
  },
  book: 'Book Now',
};

export default compare;
