const account = {
  meta: {
    data: {
      title: 'Your data',
      description: 'Download what Salonica keeps about you, or delete your account.',
    },
  },
  title: 'Your data',
  lead: 'Your data belongs to you: download it, or have it erased.',
  download: {
    title: 'Download your data',
    text: 'You get one file with everything we keep about you. It opens in any text editor, and other services can read it.',
    content:
      'It contains your profile, bookings, reviews, messages, addresses, favorites, wallet, notices and mails.',
    submit: 'Download all my data',
    busy: 'Gathering your data…',
    done: 'Your data has been downloaded',
    failed: 'The download did not work.',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account and everything we keep about you are erased immediately, on all your devices. This cannot be undone.',
    kept: 'Records that we have to keep, such as payments, stay without your name.',
    open: 'Delete my account',
    dialog: {
      title: 'Delete your account?',
      text: 'Read what will happen. This cannot be undone.',
      loading: 'Checking your account',
      failed: 'We could not check your account',
      upcoming_one: '{{count}} upcoming appointment is cancelled, and we notify the salon.',
      upcoming_other: '{{count}} upcoming appointments are cancelled, and we notify the salons.',
      late_one: '{{count}} of them starts too soon to be cancelled in any other way.',
      late_other: '{{count}} of them start too soon to be cancelled in any other way.',
      erased:
        'Your profile, messages, addresses, favorites, cards, notices and calendar address are erased.',
      reviews: 'The stars of your reviews stay; your text and your name are removed.',
      ledger: 'Past visits and payments stay without your name.',
      signedOut: 'You are signed out on all your devices.',
      mail: 'You get one last email, and then we delete your address.',
      pendingTitle_one: '{{count}} withdrawal is pending',
      pendingTitle_other: '{{count}} withdrawals are pending',
      pending:
        'The money will still be sent to you. If it is returned, there is no wallet to receive it and it is lost.',
      leave: 'I agree to that',
      leaveFirst: 'Please wait until the money has arrived, or agree.',
      toWithdrawals: 'See my withdrawals',
      balanceTitle: 'There is {{amount}} in your wallet',
      balance: 'You can withdraw it first. If you delete your account now, the money is lost.',
      withdraw: 'Withdraw it first',
      giveUp: 'I give up {{amount}}',
      giveUpFirst: 'Please withdraw your balance, or confirm that you give it up.',
      word: 'DELETE',
      wordLabel: 'Type {{word}} to confirm',
      wordWrong: 'Please type {{word}}.',
      keep: 'Keep my account',
      submit: 'Delete for good',
      busy: 'Deleting…',
    },
  },
  gone: {
    title: 'Your account has been deleted',
    text: 'Everything we kept about you is erased, here and on your other devices. Thank you for being with us.',
    home: 'To the home page',
  },
};

export default account;
