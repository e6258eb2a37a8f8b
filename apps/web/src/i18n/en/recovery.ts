const recovery = {
  forgot: {
    title: 'Forgot your password?',
    intro: 'Tell us your email and we will send you a link to choose a new one.',
    submit: 'Send the link',
    busy: 'Sending...',
    sentTitle: 'Check your inbox',
    sent: 'If there is an account for {{email}}, a link to choose a new password is on its way.',
    sentHint: 'It can take a few minutes. Have a look in the spam folder too.',
    resend: 'Send it again',
    resendIn_one: 'Send it again in {{count}} second',
    resendIn_other: 'Send it again in {{count}} seconds',
    resent: 'The link has been sent again.',
    otherEmail: 'Use another email',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'For {{email}}',
    checking: 'Checking your link...',
    submit: 'Save password',
    busy: 'Saving...',
    doneTitle: 'Your new password is set',
    done: 'Sign in with it from now on.',
    doneAction: 'Sign in',
    brokenTitle: 'This link no longer works',
    brokenAction: 'Get a new link',
    retry: 'Try again',
    failedTitle: 'We could not check your link',
  },
};

export default recovery;
