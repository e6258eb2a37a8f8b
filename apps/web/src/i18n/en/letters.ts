const letters = {
  meta: {
    newsletter: {
      title: 'Newsletter',
      description: 'Get the newsletter of Salonica twice a month.',
    },
    'newsletter-confirm': {
      title: 'Confirm the newsletter',
      description: 'Confirm that you want the newsletter of Salonica.',
    },
    'confirm-email': {
      title: 'Confirm your email',
      description: 'Confirm the new email of your Salonica account.',
    },
    'verify-email': {
      title: 'Verify your email',
      description: 'Verify the email of your Salonica account.',
    },
    'desk-join': {
      title: 'Invitation to a salon',
      description: 'Join the team of a salon at Salonica.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      description: 'Unsubscribe from emails from Salonica.',
    },
  },
  home: 'To the home page',
  again: 'Try again',
  newsletter: {
    title: 'Our newsletter',
    text: 'New openings, seasonal looks and the first free chairs, twice a month. You can unsubscribe in every issue.',
  },
  confirm: {
    press: 'Yes, send it to me',
    busy: 'Confirming...',
    asking: {
      title: 'Would you like our newsletter?',
      text: 'New openings, seasonal looks and the first free chairs, twice a month. You can unsubscribe in every issue.',
    },
    done: {
      title: 'You are subscribed',
      text: 'You will receive the next issue. An email with an unsubscribe link will follow.',
    },
    over: {
      title: 'This link no longer works',
      text: 'Confirmation links work for two days. Enter your email again below, and we will send a new one.',
    },
  },
  email: {
    press: 'Yes, use this email',
    busy: 'Confirming...',
    asking: {
      title: 'Is this your new email?',
      text: 'Press the button to use the address that received this link for your account.',
    },
    done: {
      title: 'Your email has changed',
      text: 'From now on, sign in with the new address. You have to sign in again on every device, including this one.',
    },
    over: {
      title: 'This link no longer works',
      text: 'It works for one hour, until it is used, cancelled or replaced. You can request a new one in your details.',
    },
    taken: {
      title: 'This email belongs to another account',
      text: 'Nothing has changed. Choose another address in your details, or sign in to the other account.',
    },
    signIn: 'Sign in',
    details: 'To your details',
  },
  verify: {
    press: 'Yes, this is my email',
    busy: 'Verifying...',
    asking: {
      title: 'Is this your email?',
      text: 'Press the button if you created a Salonica account with the address that received this link. If you did not, close this page.',
    },
    done: {
      title: 'Your email is verified',
      text: 'For your safety, sign in again on every device, including this one.',
    },
    here: {
      title: 'Your email is verified',
      text: 'You stay signed in here. For your safety, other devices have to sign in again.',
    },
    used: {
      title: 'This email is already verified',
      text: 'There is nothing left to do.',
    },
    old: {
      title: 'This link has expired',
      text: 'It works for one day, until it is used or the email of the account changes. You can request a new one in your details.',
    },
    over: {
      title: 'This link is not complete',
      text: 'Open it from the email again, or copy it in full. You can request a new one in your details.',
    },
  },
  join: {
    press: 'Yes, I work there',
    busy: 'Joining...',
    asking: {
      title: 'Would you like to join the team?',
      text: 'Press the button to use this account for the appointments of the salon that invited you. If you do not work there, close this page.',
    },
    done: {
      title: 'You are in the team',
      text: 'This account now has access to the appointments of the salon.',
    },
    old: {
      title: 'This invitation no longer works',
      text: 'It works once, for seven days, until the salon withdraws it. Please ask the salon for a new one.',
    },
    over: {
      title: 'This link is not complete',
      text: 'Open it from the email again, or copy it in full.',
    },
  },
  unsubscribe: {
    press: 'Stop these emails',
    busy: 'One moment...',
    asking: {
      title: 'Stop these emails?',
      text: 'You will no longer receive these emails: the newsletter, or appointment reminders. You will still receive confirmations and changes of your appointments.',
    },
    done: {
      title: 'These emails have stopped',
      text: 'One that was sent before may still arrive.',
    },
    over: {
      title: 'This link is not complete',
      text: 'Please open it from the email again, or write to us and we will do it for you.',
    },
  },
};

export default letters;
