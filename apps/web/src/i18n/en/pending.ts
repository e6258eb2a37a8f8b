const pending = {
  label: 'Waiting to be sent',
  what: {
    book: 'Your booking',
    moveBooking: 'The new time of your booking',
    cancelBooking: 'Your cancellation',
    restoreBooking: 'Restoring your booking',
    rateBooking: 'Your rating',
    saveFavorite: 'Saving a favorite',
    removeFavorite: 'Removing a favorite',
    addAddress: 'Your new address',
    changeAddress: 'Your changed address',
    deleteAddress: 'Removing an address',
    restoreAddress: 'Restoring an address',
  },
  waiting: {
    network: '{{what}}: waiting for a connection. It will be sent once you are back online.',
    'sign-in': '{{what}}: please sign in again, and it will be sent.',
    answer: '{{what}}: being sent...',
  },
  signIn: 'Sign in',
  tryNow: 'Try now',
  cancel: 'Do not send',
  done: '{{what}}: done',
  doneText: 'It was waiting and has now been sent.',
  failed: '{{what}}: this did not work',
  failedText: 'It was waiting and has now been sent, but it did not succeed.',
  goBack: 'Go back',
};

export default pending;
