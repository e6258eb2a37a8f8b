const deskListing = {
  meta: {
    'desk-listing': {
      title: 'Listing of the salon',
      description: 'Pause your salon, open it again, or close it.',
    },
  },
  title: 'Listing',
  lead: 'Whether customers find your salon and book it.',
  loading: 'Loading the listing',
  failed: 'The listing could not be loaded',
  saving: 'Saving...',
  open: {
    title: 'Your salon takes bookings',
    text: 'When you pause it, customers still see its page and keep their bookings, but book no new ones. At the desk you can still enter visits.',
    pause: 'Pause the salon',
  },
  paused: {
    title: 'Your salon is paused',
    text: 'Customers see that it takes no new bookings for now. Bookings that they already have stay as they are.',
    open: 'Take bookings again',
  },
  close: {
    title: 'Close the salon',
    text: 'Customers no longer find it, and its page says that it is gone. Only we can list it again. You keep the bookings of the past at your desk.',
    left_one: '{{count}} booking is still to come. Move it or cancel it before you close:',
    left_other: '{{count}} bookings are still to come. Move or cancel them before you close:',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    erased: 'erased customer',
    start: 'Close the salon...',
    dialog: 'Close {{name}}?',
    warning: 'Customers no longer find or book it from now on.',
    name: 'Name of the salon',
    hint: 'Type “{{name}}” to confirm.',
    wrong: 'This is not the name of the salon.',
    cancel: 'Keep it open',
    confirm: 'Close for good',
    closing: 'Closing...',
  },
  closed: {
    title: 'Your salon is closed',
    text: 'Customers no longer find it. If this is a mistake, write to us on the contact page.',
  },
  toast: {
    paused: 'The salon is paused',
    open: 'The salon takes bookings again',
  },
};

export default deskListing;
