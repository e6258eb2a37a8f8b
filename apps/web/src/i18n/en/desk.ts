const desk = {
  meta: {
    desk: {
      title: 'Day at the desk',
      description: 'The appointments of your salon on one day.',
    },
    'desk-week': {
      title: 'Week at the desk',
      description: 'The appointments of one barber in a week.',
    },
  },
  nav: {
    label: 'Desk',
    day: 'Day',
    week: 'Week',
    messages: 'Messages',
    reviews: 'Reviews',
    numbers: 'Numbers',
    settings: 'Settings',
    members: 'Members',
    listing: 'Listing',
  },
  unread_one: '{{count}} unread conversation',
  unread_other: '{{count}} unread conversations',
  requests: {
    count_one: '{{count}} request with news',
    count_other: '{{count}} requests with news',
    asked: '{{barber}} asks for time off or other hours',
    approved: 'Your request was approved',
    declined: 'Your request was declined',
    open: 'See the request',
  },
  newMessage: 'New message from a customer',
  salon: 'Salon',
  public: 'See as customers do',
  link: 'Your desk',
  door: {
    loading: 'Opening the desk',
    failed: 'The desk did not open',
    home: 'To the home page',
    noMember: 'This account has no desk',
    noMemberText:
      'The desk is for the team of a salon. If you work at one, ask its owner for an invitation to the email of this account.',
    removed: 'You no longer have access to the desk of {{salon}}',
    removedText:
      'The owner of the salon has ended your access. What you changed before is saved. If this is a mistake, ask them for a new invitation.',
    forbidden: 'This page is not for your role',
    forbiddenText: 'The owner of the salon decides who sees it.',
    toDay: 'To the day',
    otherSalon: 'To my other salon',
  },
};

export default desk;
