const bookings = {
  meta: {
    dashboard: {
      title: 'My Bookings',
      description: 'Your upcoming and past appointments.',
    },
  },
  title: 'My bookings',
  intro: 'Your appointments will gather here.',
  empty: {
    title: 'The bench is free',
    text: 'You have no appointments yet. Pick a salon and choose your chair.',
    action: 'Find Salons',
  },
};

export default bookings;
