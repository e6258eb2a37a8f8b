const favorites = {
  meta: {
    favorites: {
      title: 'Favorites',
      description: 'The salons that you return to.',
    },
    saved: {
      title: 'Favorites',
      description: 'The salons that you have saved.',
    },
  },
  title: 'Favorites',
  lead: 'The salons you return to, with a number to call and a chair to book.',
  loading: 'Loading your favorites...',
  failed: 'Your favorites did not load',
  picture: '{{name}}, illustrated storefront',
  call: 'Call {{name}}, {{phone}}',
  details: 'View Details',
  book: 'Book Now',
  removed: '{{name}} is no longer a favorite.',
  removedTitle: 'Removed from favorites',
  guest: {
    lead: 'The salons you have saved on this device. Sign in to find them everywhere.',
    signIn: 'Sign in',
  },
  empty: {
    title: 'No favorites yet',
    text: 'Press the heart of a salon that you like to find it here.',
    action: 'Find Salons',
  },
};

export default favorites;
