const results = {
  count_one: '{{count, total}} salon',
  count_other: '{{count, total}} salons',
  countNear_one: '{{count, total}} salon near you',
  countNear_other: '{{count, total}} salons near you',
  active: {
    label: 'Active filters',
    quoted: '“{{text}}”',
    remove: 'Remove filter: {{filter}}',
    clear: 'Clear all',
    area: 'Area of the map',
  },
  understood: {
    didYouMean: 'Did you mean:',
    widened: 'Nothing matches “{{text}}”',
    nearest: 'These are the nearest salons instead.',
    distances: 'Distances are measured from {{place}}.',
  },
  rating: {
    label: 'Rating',
    any: 'Any',
    least: '{{rating}}+',
    leastName: '{{rating}} stars or more',
  },
  map: {
    failed: 'The map did not load.',
  },
  near: {
    unknown: 'Within 5 miles of the city centre.',
    asking: 'Asking your browser where you are...',
    inTown: 'Within 5 miles of where you are.',
    away: 'You are about {{distance}} from Thessaloniki, so these are within 5 miles of its city centre.',
    denied:
      'Your browser did not share your location, so these are within 5 miles of the city centre. You can allow it next to the address of this page.',
    unavailable:
      'Your location could not be found, so these are within 5 miles of the city centre.',
    ask: 'Use my location',
  },
  empty: {
    title: 'No salons found.',
    one_one: 'Without {{filter}} there is {{count, total}} salon.',
    one_other: 'Without {{filter}} there are {{count, total}} salons.',
    none: 'Several filters together exclude all salons. Start again without them.',
    noneAtAll: 'New salons join every week. Please come back soon.',
    drop: 'Search without {{filter}}',
    clear: 'Clear all filters',
  },
  filters: {
    open: 'Filters',
    openWith_one: 'Filters, {{count}} active',
    openWith_other: 'Filters, {{count}} active',
    title: 'Filters',
    sort: 'Sort by',
    today: 'Available Today',
    top: 'Top Rated',
    clear: 'Clear all',
    show_one: 'Show {{count, total}} salon',
    show_other: 'Show {{count, total}} salons',
  },
};

export default results;
