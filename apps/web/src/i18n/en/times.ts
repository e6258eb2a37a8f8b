/** Bookable days and times, and why others are unavailable. */
const times = {
  refused: {
    past: 'past',
    lead: 'too soon',
    horizon: 'not open yet',
    paused: 'no bookings for now',
    closed: 'closed',
    closing: 'ends too late',
    away: 'no barber in',
    booked: 'taken',
    travel: 'no time to travel',
    'clock-change': 'clocks change',
  },
  closedOn: {
    sunday: 'closed on Sundays',
    monday: 'closed on Mondays',
    tuesday: 'closed on Tuesdays',
    wednesday: 'closed on Wednesdays',
    thursday: 'closed on Thursdays',
    friday: 'closed on Fridays',
    saturday: 'closed on Saturdays',
  },
  closedFor: 'closed: {{reason}}',
  full: 'fully booked',
  over: 'no times left today',
  few_one: 'only {{count}} free time left',
  few_other: 'only {{count}} free times left',
};

export default times;
