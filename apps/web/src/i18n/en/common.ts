const common = {
  brand: 'Salonica',
  profile: 'Profile',
  undo: 'Undo',
  loading: 'Loading...',
  day: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    at: '{{day}}, {{time}}',
  },
  tryAgain: 'Try again',
  distance_one: '{{distance}} mi',
  distance_other: '{{distance}} mi',
  slow: 'Still working. The server is taking longer than usual.',
  failed: {
    offline: 'There seems to be no connection. Check it and try again.',
    server: 'The server could not answer. Please try again in a moment.',
    unavailable: 'The service is temporarily unavailable. Please try again soon.',
    tooMany_one: 'That was a little too often. Please try again in {{count}} second.',
    tooMany_other: 'That was a little too often. Please try again in {{count}} seconds.',
  },
  typed: {
    characters:
      'This contains a character that cannot be used here. Type the text instead of pasting it.',
    tooLong: 'This is too long.',
  },
  noSalon: {
    title: 'Salon not found',
    text: 'There is no salon at this address. It may have closed or moved.',
    find: 'Find Salons',
  },
  favorites: {
    save: 'Save {{name}}',
    on: 'Saved to your favorites',
    show: 'Show favorites',
    off: 'Removed from your favorites',
    failed: 'Your favorites could not be changed. Please try again.',
  },
};

export default common;
