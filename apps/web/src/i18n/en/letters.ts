const letters = {
  meta: {
    'newsletter-confirm': {
      title: 'Confirm the newsletter',
      description: 'Confirm that you want the newsletter of Salonica.',
    },
    'confirm-email': {
      title: 'Confirm your email',
      description: 'Confirm the new email of your Salonica account.',
    },
    unsubscribe: {
      title: 'Fewer mails',
      description: 'End the mails that you do not want from Salonica.',
    },
  },
  home: 'To the home page',
  again: 'Try again',
  confirm: {
    press: 'Yes, send it to me',
    busy: 'Confirming...',
    asking: {
      title: 'Would you like our newsletter?',
      text: 'New openings, seasonal looks and the first free chairs, twice a month. Every issue has a link to end it.',
    },
    done: {
      title: 'You are on the list',
      text: 'The next issue comes to your mailbox. An email with an unsubscribe link will follow.',
    },
    over: {
      title: 'This link no longer works',
      text: 'Links to confirm work for two days. Enter your email below again, and we will send a new one.',
    },
  },
  email: {
    press: 'Yes, use this email',
    busy: 'Confirming...',
    asking: {
      title: 'Is this your new email?',
      text: 'Press the button, and your account uses the address that this link came to.',
    },
    done: {
      title: 'Your email has changed',
      text: 'From now on you sign in with the new address. Every device, this one as well, has to sign in again.',
    },
    over: {
      title: 'This link works no more',
      text: 'It works for one hour, until it is used, cancelled or replaced by another one. You get a new one in your details.',
    },
    taken: {
      title: 'This email belongs to another account',
      text: 'Nothing has changed. Choose another address in your details, or sign in to the other account.',
    },
    signIn: 'Sign in',
    details: 'To your details',
  },
  unsubscribe: {
    press: 'Stop these emails',
    busy: 'One moment...',
    asking: {
      title: 'Stop these emails?',
      text: 'This ends the mails that brought you here: the newsletter, or reminders of appointments. Confirmations and changes of your appointments still come.',
    },
    done: {
      title: 'These emails have stopped',
      text: 'One that was sent before may still arrive.',
    },
    over: {
      title: 'This link is not complete',
      text: 'Please open it from the email again, or write to us and we do it for you.',
    },
  },
};

export default letters;
