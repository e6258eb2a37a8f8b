const shell = {
  skip: 'Skip to content',
  home: 'Salonica, home',
  nav: {
    label: 'Main',
    findSalons: 'Find Salons',
    forYou: 'For You',
    bookNow: 'Book Now',
    myBookings: 'My Bookings',
    profile: 'Profile',
  },
  language: 'Language',
  theme: {
    dark: 'Dark',
    light: 'Light',
    toDark: 'Switch to dark theme',
    toLight: 'Switch to light theme',
  },
  account: {
    signIn: 'Sign in',
    signOut: 'Sign Out',
    signOutFailed: 'Sign-out failed',
    signOutFailedText: 'You are still signed in. Check your connection and try again.',
  },
  notices: {
    label: 'Notices',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
  },
  menu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
  },
  footer: {
    about:
      'Premium Salon Booking. New openings, seasonal looks and the first free chairs, twice a month.',
    claim: 'Trusted by {{customers}} customers',
    company: 'Company',
    services: 'Popular services',
    contact: 'Contact',
    links: {
      about: 'About',
      help: 'Help',
      contact: 'Contact',
      privacy: 'Privacy',
      terms: 'Terms',
    },
    popular: {
      haircut: 'Haircut & Style',
      color: 'Hair Color',
      beard: 'Beard Trim',
      highlights: 'Highlights',
      balayage: 'Balayage',
    },
    address: '1 Example Street, 546 24',
    stores: 'Salonica for your phone',
    social: 'Salonica on social media',
    copyright: '© {{year}} Salonica',
  },
  newsletter: {
    label: 'Your email',
    submit: 'Subscribe',
    missing: 'Enter your email address.',
    invalid: 'Enter an email address like name@example.com.',
    busy: 'Sending...',
    thanks: 'Please check your inbox.',
    next: 'If this address is not on the list yet, please confirm it with the link in our email.',
  },
  soon: {
    app: 'The app is coming soon',
    appHint: 'Until then, everything works here in your browser.',
    social: 'We are not on {{network}} yet',
    socialHint: 'You can reach us from the Contact page.',
  },
  preview: {
    running: 'Preview backend running in this workspace.',
    disconnected: 'Preview backend disconnected.',
  },
  toasts: 'Notifications',
  offline: 'You are offline. This page may be out of date.',
};

export default shell;
