const deskNumbers = {
  meta: {
    'desk-numbers': {
      title: 'Numbers at the desk',
      description: 'Bookings, occupancy and revenue of your salon.',
    },
  },
  title: 'Numbers',
  lead: 'How {{salon}} does, in days and hours of the salon.',
  loading: 'Adding up the numbers',
  failed: 'The numbers could not be loaded',
  download: 'Download as CSV',
  period: { label: 'Days', '1': 'Today', '30': '30 days' },
  stats: {
    bookings: 'Bookings',
    revenue: 'Revenue',
    noShows: 'Missed visits',
    returning: 'Returning customers',
    of: '{{part}} of {{all}}',
  },
  sources: 'Booked online: {{online}}, by phone: {{phone}}, walk-ins: {{walkIn}}.',
  cancelled: 'Cancelled by customers: {{customers}}, by the salon: {{salon}}.',
  occupancy: 'Occupancy',
  noShift: 'no shift',
  days: { title: 'Bookings by day', day: 'Day' },
  services: { title: 'Revenue by service', service: 'Service' },
  barbers: { title: 'Occupancy by barber', barber: 'Barber' },
  hours: {
    title: 'Occupancy by hour',
    hour: 'Hour',
    note: 'The booked part of the time in which barbers work.',
  },
  empty: {
    title: 'No bookings in these days',
    text: 'As soon as a customer books, you see here when your salon is full and what it earns.',
  },
  csv: {
    date: 'Day',
    bookings: 'Bookings',
    revenue: 'Revenue',
    barber: 'Barber',
    service: 'Service',
    hour: 'Hour',
    booked: 'Booked minutes',
    open: 'Working minutes',
  },
};

export default deskNumbers;
