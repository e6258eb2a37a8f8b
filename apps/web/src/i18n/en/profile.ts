const profile = {
  meta: {
    profile: {
      title: 'Profile',
      description: 'Your Salonica profile.',
    },
  },
  unnamed: 'User',
  premium: 'Premium Member',
  verified: 'Verified',
  signOut: 'Sign Out',
  noUser: 'Please log in to view your profile.',
  signIn: 'Sign in',
  stats: {
    bookings: 'Bookings',
    favorites: 'Favorite salons',
    spent: 'Spent',
    loading: 'Your figures are on their way',
    failed: 'Your figures did not load',
    noRating: 'No rating yet',
    rating: 'Avg rating',
  },
  facts: {
    saved_one: '{{count}} saved',
    saved_other: '{{count}} saved',
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
  },
  sections: {
    label: 'Parts of your profile',
    wallet: { title: 'Wallet', hint: 'Balance and history' },
    address: { title: 'Addresses', hint: 'Places for home service' },
    withdraw: { title: 'Withdraw', hint: 'Move money to your bank' },
    'change-password': { title: 'Change password', hint: 'Keep your account safe' },
    chat: { title: 'Chat', hint: 'Messages from your salons' },
    data: { title: 'Your data', hint: 'Download it or delete your account' },
    favorites: { title: 'Favorites', hint: 'The salons you return to' },
  },
};

export default profile;
