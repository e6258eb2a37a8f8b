const home = {
  meta: {
    home: {
      title: 'Salonica: Premium Salon Booking',
      description: 'Find the salons people return to, and take your chair in seconds.',
    },
  },
  hero: {
    titleStart: 'Beauty, by',
    titleEnd: 'appointment.',
    lead: 'Find the salons people return to, and take your chair in seconds.',
    location: 'Location',
    placeholder: 'Enter your location',
    submit: 'Find Salons',
  },
  values: {
    label: 'Why Salonica',
    verified: 'Verified salons',
    verifiedHint: 'Every listing is checked before it goes live.',
    instant: 'Instant booking 24/7',
    instantHint: 'Real-time availability, day and night.',
    secure: 'Secure payments',
    secureHint: 'Your card details stay protected.',
  },
  categories: {
    title: 'Browse by category',
    viewAll: 'View All',
    viewLess: 'View Less',
  },
  topRated: {
    title: 'Top-rated salons',
    lead: 'The chairs our customers book again, and again.',
    viewAll: 'View All Top-Rated Salons',
  },
  statistics: {
    label: 'Salonica in numbers',
    customers: 'Happy customers',
    salons: 'Premium salons',
    bookings: 'Successful bookings',
  },
  invitation: {
    title: 'Your next great haircut is just around the corner.',
    lead: 'Hair colouring and balayage are {{share}} more popular this season. The good chairs go early.',
    nearMe: 'Find Salons Near Me',
    app: 'Download App',
    rating: '4.9/5',
    ratingHint: 'app rating · {{users}} users',
    sampleTime: '{{date}}, 10:30',
    sampleService: 'Haircut & Style with Eleni',
  },
};

export default home;
