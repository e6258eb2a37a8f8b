const pending = {
  label: 'Waiting to be sent',
  what: {
    confirmBooking: 'Your booking',
    moveBooking: 'The new time of your booking',
    cancelBooking: 'Your cancellation',
    restoreBooking: 'Taking back your cancellation',
    rateBooking: 'Your rating',
    addFavorite: 'Saving a favorite',
    removeFavorite: 'Removing a favorite',
    addAddress: 'Your new address',
    changeAddress: 'Your changed address',
    removeAddress: 'Removing an address',
    restoreAddress: 'Bringing back an address',
  },
  waiting: {
    network: '{{what}}: waiting for a connection. It will be sent once you are back online.',
    'sign-in': '{{what}}: please sign in again, and it will be sent.',
    answer: '{{what}}: being sent...',
  },
  signIn: 'Sign in',
  cancel: 'Do not send',
  done: '{{what}}: done',
  doneText: 'It was waiting and has now been sent.',
  failed: '{{what}}: this did not work',
  failedText: 'It was waiting and has now been sent, but could not be carried out.',
  goBack: 'Go back',
};

export default pending;
