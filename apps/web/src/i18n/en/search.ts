const search = {
  meta: {
    salons: {
      title: 'Find Salons',
      description: 'Every salon on Salonica, with ratings, distance and prices.',
    },
  },
  title: 'Find your salon',
  service: 'Service or salon',
  servicePlaceholder: 'Service or salon',
  location: 'Location',
  locationPlaceholder: 'Location',
  submit: 'Search',
  quick: {
    label: 'Quick filters',
    near: 'Near Me',
    top: 'Top Rated',
    today: 'Available Today',
  },
  services: {
    haircut: 'Haircut & Style',
    color: 'Hair Color',
    beard: 'Beard Trim',
    highlights: 'Highlights',
  },
  price: {
    label: 'Price',
    all: 'All',
    any: 'Any price',
    level1: 'Inexpensive',
    level2: 'Moderately priced',
    level3: 'Expensive',
  },
  sort: {
    label: 'Sort',
    distance: 'Distance',
    rating: 'Rating',
    price: 'Price',
    availability: 'Availability',
  },
  suggestions: {
    recent: 'Recent searches',
    service: 'Services',
    category: 'Categories',
    salon: 'Salons',
    barber: 'Barbers',
    place: 'Places',
  },
  loading: 'Loading salons...',
  failed: 'The salons did not load',
};

export default search;
