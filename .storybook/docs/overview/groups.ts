interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Screens in the order in which a visitor meets them. */
export const screenGroups: Readonly<Record<string, readonly string[]>> = {
  'Finding a salon': [
    'Home',
    'Find salons',
    'Book now',
    'All categories',
    'Category',
    'For you',
    'Favorites',
  ],
  Booking: ['Salon', 'Booking', 'My bookings', 'Notices', 'Chat'],
  'Signing in': [
    'Sign in',
    'Sign up',
    'Phone sign-in',
    'Forgot password',
    'Reset password',
    'Protected page',
  ],
  'My account': ['Profile', 'Wallet', 'Withdraw', 'Addresses', 'Change password'],
  'Around every page': [
    'Header and footer',
    'Help',
    'Contact',
    'About',
    'Terms',
    'Privacy',
    'Page not found',
    'Broken page',
  ],
};

/** Components by what they are for. */
export const componentGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'IconButton', 'Chip', 'Menu', 'LoadMore'],
  Forms: [
    'Form',
    'TextField',
    'PasswordField',
    'SearchField',
    'SearchBar',
    'TextArea',
    'Select',
    'Checkbox',
    'RadioCard',
    'ToggleCard',
    'SegmentedControl',
    'StarRatingInput',
    'Form',
    'FieldError',
  ],
  Salons: [
    'SalonCard',
    'CategoryCard',
    'BarberCard',
    'ReviewCard',
    'RatingSummary',
    'StarRating',
    'ServiceList',
    'TeamList',
    'OpeningHours',
    'FactList',
    'Photo',
    'PhotoGallery',
    'Lightbox',
    'Avatar',
    'Badge',
  ],
  Booking: [
    'QuickBook',
    'WizardSteps',
    'Calendar',
    'SlotGrid',
    'BookingSummary',
    'PriceBreakdown',
    'BookingTicket',
  ],
  Account: [
    'ProfileHeader',
    'BalanceCard',
    'TransactionList',
    'RecordCard',
    'ChatPane',
    'ConversationList',
  ],
  'Finding the way': [
    'SiteFrame',
    'SiteHeader',
    'SiteMenu',
    'SiteFooter',
    'BrandLink',
    'BrandMark',
    'Breadcrumb',
    'TableOfContents',
    'Tabs',
    'Accordion',
    'Tile',
  ],
  'Saying what happened': [
    'Toast',
    'Note',
    'Banner',
    'EmptyState',
    'Dialog',
    'Tooltip',
    'Progress',
    'Spinner',
    'Skeleton',
    'LoadingGrid',
    'VisuallyHidden',
  ],
  Layout: [
    'Container',
    'Section',
    'Prose',
    'AsideLayout',
    'SplitScreen',
    'MediaObject',
    'Stack',
    'Grid',
    'CardGrid',
    'Panel',
    'PageHeader',
    'PageBand',
    'SplitScreen',
    'StatBand',
    'StatList',
    'FeatureList',
    'IconDisc',
    'Awning',
  ],
};

/** Puts things under their headings; what is new and has none yet comes last. */
export function grouped<Item>(
  groups: Readonly<Record<string, readonly string[]>>,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Group<Item>[] {
  const known = new Set(Object.values(groups).flat());
  const all = Object.entries(groups).map(([title, names]) => ({
    title,
    items: names.flatMap((name) => items.filter((item) => nameOf(item) === name)),
  }));
  const others = { title: 'More', items: items.filter((item) => !known.has(nameOf(item))) };
  return [...all, others].filter(({ items: own }) => own.length > 0);
}
