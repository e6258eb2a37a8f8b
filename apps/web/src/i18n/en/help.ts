const help = {
  meta: {
    help: {
      title: 'Help',
      description:
        'Answers about booking, cancelling, prices, refunds, accounts and salons, and three ways to reach Salonica.',
    },
  },
  title: 'How can we help?',
  lead: 'The questions we hear most often, answered. For everything else, a person is a tap away.',
  search: {
    label: 'Search the answers',
    placeholder: 'Try “cancel” or “refund”',
    clear: 'Clear search',
    count_one: '{{count}} answer found',
    count_other: '{{count}} answers found',
    contact: 'Contact us',
    none: 'No answer for “{{query}}”',
    noneText: 'Try one word instead of several, or ask us directly. We are happy to help.',
  },
  categories: 'Topics',
  pages: {
    'close-account': 'Delete my account',
    'download-data': 'Download all my data',
  },
  copy: 'Copy link to this answer',
  copied: {
    title: 'Link copied',
    failed: 'The link was not copied',
    failedText: 'Your browser did not allow it. The address of this answer is {{url}}',
  },
  faq: {
    booking: {
      title: 'Booking & Appointments',
      questions: {
        'book-appointment': {
          question: 'How do I book an appointment?',
          answer:
            'Open a salon and press Book Appointment. Choose a service, a day, a time and a barber, and whether you come to the salon or the barber comes to you. You see the total before you confirm.',
        },
        'booking-window': {
          question: 'How far ahead can I book?',
          answer:
            'Time slots are shown for the next 30 days. A new day opens every morning. Salons are closed on Sundays.',
        },
        'cancel-reschedule': {
          question: 'Can I cancel or reschedule my appointment?',
          answer:
            'Yes. You can cancel or reschedule up to 24 hours before your appointment, free of charge, under My Bookings. After that, please call the salon.',
        },
        'running-late': {
          question: 'What happens if I am running late?',
          answer:
            'There is a 15-minute grace period: the salon keeps your chair. After that it may shorten the service or give the time to someone else, so please call if you are delayed.',
        },
        'book-without-account': {
          question: 'Do I need an account to book?',
          answer:
            'No. You can browse and book as a guest. Sign in to keep your appointments together under My Bookings.',
        },
        'home-service': {
          question: 'Can a barber come to my home?',
          answer:
            'Yes. In the last step of a booking choose your own address as the location. A travel fee of $20 is added to the total.',
        },
      },
    },
    payments: {
      title: 'Payments & Pricing',
      questions: {
        'booking-fees': {
          question: 'Are there any booking fees?',
          answer:
            'No. There are no booking fees, and nothing is charged when you book. You pay for the service after your visit, and the price that you see before you confirm is the price of your booking.',
        },
        'price-total': {
          question: 'How is the total made up?',
          answer:
            'The total is the price of the service, plus or minus the difference for your chosen barber, plus the travel fee if the barber comes to you. Every part is listed in the booking summary.',
        },
        'barber-prices': {
          question: 'Why do barbers have different prices?',
          answer:
            'Salons set prices by experience and demand. Every barber shows the difference from the base price, such as +$5.00 or −$5.00.',
        },
        refunds: {
          question: 'When do I get my money back?',
          answer:
            'Nothing is charged when you book, so a visit that is cancelled in time, or by the salon, costs you nothing. If a salon owes you money after a visit, you get a full refund. Refunds arrive within 3-5 business days, by the method you paid with.',
        },
        'payment-methods': {
          question: 'How can I pay, and where do I see my payments?',
          answer:
            'You pay at the salon after your visit, in cash or by card; if the barber comes to you, you pay the barber. Nothing is paid when you book. Your cards, your balance and earlier payments are in the Wallet of your profile. While the marketplace is a preview, the Wallet accepts test cards only and no money moves.',
        },
        'withdraw-balance': {
          question: 'Can I withdraw my balance?',
          answer:
            'Yes, under Withdraw in your profile: to a bank account, to PayPal or to Stripe. Every request shows whether it is pending, completed or rejected.',
        },
      },
    },
    account: {
      title: 'Account & Profile',
      questions: {
        'create-account': {
          question: 'How do I create an account?',
          answer:
            'Press Sign in and then Sign up for free. You need an email address, your full name and a password of at least 8 characters. You can also continue with Google.',
        },
        'forgot-password': {
          question: 'I forgot my password. What now?',
          answer:
            'On the sign-in page press Forgot password and enter your email address. If it belongs to an account, a link to set a new password arrives within a few minutes. Please look in your spam folder, too.',
        },
        'change-password': {
          question: 'How do I change my password?',
          answer:
            'Open Change password in your profile. You need your current password. The new one must have at least 8 characters; upper and lower case letters, digits and symbols make it stronger.',
        },
        'saved-addresses': {
          question: 'How do I save or change an address?',
          answer:
            'Open Addresses in your profile. You can add several, edit or delete them, and make one the default for home service.',
        },
        'language-theme': {
          question: 'Can I use Salonica in Greek, or in a dark theme?',
          answer:
            'Yes. Switch between EN and ΕΛ at the top of every page, and between light and dark beside it or in the menu. Your browser remembers both.',
        },
        'close-account': {
          question: 'How do I close my account?',
          answer:
            'Open Your data in your profile and press Delete my account. Your data is erased immediately. If you can no longer sign in, write to hello@salonica.example from the email address of your account.',
        },
        'download-data': {
          question: 'How do I get a copy of my data?',
          answer:
            'Open Your data in your profile and press Download all my data. You get one file with everything we keep about you.',
        },
      },
    },
    salons: {
      title: 'Salon & Services',
      questions: {
        'verified-salons': {
          question: 'How do you choose the salons?',
          answer:
            'A member of our team visits every salon before its page goes online, and again if its ratings fall. That is what Verified means.',
        },
        'top-rated': {
          question: 'What does Top Rated mean?',
          answer:
            'The badge is for the salons with the best ratings from real customers. It cannot be bought, and a salon loses it when its ratings fall.',
        },
        'price-symbols': {
          question: 'What do $, $$ and $$$ mean?',
          answer:
            'They show the price level of a salon: $ is inexpensive, $$ is moderate and $$$ is expensive for the city. The exact price is shown with every service.',
        },
        'find-service': {
          question: 'How do I find a salon for a certain service?',
          answer:
            'Choose a category on the home page, or search for the service on Find Salons. There you can also sort by distance, rating, price or availability.',
        },
        'talk-to-salon': {
          question: 'How do I talk to a salon?',
          answer:
            'The phone number and the opening hours are on the page of the salon. If you are signed in, you can also send a message under Chat in your profile.',
        },
        'not-satisfied': {
          question: 'What if I am not happy with the result?',
          answer:
            'Tell the salon first, preferably on the same day: most will correct it free of charge. If you cannot agree, write to support@salonica.example and we will help.',
        },
      },
    },
  },
  support: {
    title: 'Still looking for an answer?',
    lead: 'Three ways to a person.',
    chat: {
      title: 'Live chat',
      text: 'Sign in and write to us. We usually answer within minutes.',
      action: 'Start Chat',
    },
    phone: {
      title: 'Phone',
      text: 'Mon-Fri 9:00 AM-6:00 PM EST, weekend 10:00 AM-4:00 PM EST',
    },
    email: {
      title: 'Email',
      text: 'For everything that can wait until tomorrow.',
    },
  },
};

export default help;
