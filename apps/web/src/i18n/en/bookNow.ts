const bookNow = {
  meta: {
    'book-now': {
      title: 'Book Now',
      description: 'Pick a popular service and book a chair near you.',
    },
  },
  title: 'Book now',
  lead: 'Start from what you need. We will show you who does it, and when.',
  form: {
    label: 'What and where',
    location: 'Location or zip code',
    locationPlaceholder: 'Downtown Area',
    service: 'Search services',
    servicePlaceholder: 'Haircut, color, beard trim',
    submit: 'Search',
  },
  popular: {
    title: 'Popular Services',
    hint: 'Choose one, and book it at any salon below. The prices are typical; each salon sets its own.',
    minutes: '{{count}} min',
    clear: 'Any service',
  },
  near: {
    title: 'Salons Near You',
    within: 'Within 5 miles',
    downtown: 'Downtown Area',
    count_one: '{{count, total}} result',
    count_other: '{{count, total}} results',
    countFor_one: '{{count, total}} result for {{service}}',
    countFor_other: '{{count, total}} results for {{service}}',
    book: 'Book {{service}}',
  },
  help: {
    title: 'Not sure what to choose?',
    text: 'Tell us what you have in mind, or look around first.',
    support: 'Contact Support',
    all: 'Browse All Salons',
  },
};

export default bookNow;
