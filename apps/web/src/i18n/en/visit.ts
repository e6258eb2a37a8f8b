const visit = {
  meta: {
    visit: {
      title: 'Your appointment',
      description: 'See, move or cancel an appointment that you booked without an account.',
    },
  },
  title: 'Your appointment',
  lead: 'You booked without an account. Whoever has this link can change the appointment.',
  failed: 'Your appointment could not be loaded',
  over: 'This appointment at {{salon}} was on {{date}} at {{time}}.',
  salonCancelled: '{{salon}} had to cancel this appointment on {{date}} at {{time}}.',
  ended: {
    title: 'This link no longer works',
    text: 'The appointment was long ago, its data was erased, or it now belongs to an account.',
    signIn: 'Sign in to see your bookings',
    action: 'Find a salon',
  },
  forget: {
    heading: 'Your data',
    about: 'Your name and your contact are kept for this appointment only.',
    open: 'Forget me',
    title: 'Forget you and this appointment?',
    text: 'Your name, your contact and your notes are erased, and this link ends. This cannot be undone.',
    textAhead:
      'The appointment is cancelled. Your name, your contact and your notes are erased, and this link ends. This cannot be undone.',
    keep: 'Keep it',
    confirm: 'Forget me',
    busy: 'Erasing...',
    failed: 'Nothing was erased.',
    done: 'Your data was erased',
  },
};

export default visit;
