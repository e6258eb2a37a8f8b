const privacy = {
  meta: {
    privacy: {
      title: 'Privacy Policy',
      description:
        'Which personal data Salonica stores, why, for how long, who can see it, and what rights you have.',
    },
  },
  title: 'Privacy Policy',
  lead: 'We store only what a booking needs. This page explains what that means, in plain words.',
  forget: {
    title: 'Forget this browser',
    text: 'If you saved salons or booked here without an account, you can erase all of it. Appointments that are still to come are cancelled.',
    open: 'Forget this browser',
    question: 'Forget everything of this browser?',
    consequences:
      'Saved salons, names and contacts are erased, and appointments that are still to come are cancelled. This cannot be undone.',
    keep: 'Keep it',
    confirm: 'Forget it',
    busy: 'Erasing...',
    done: 'Everything of this browser was erased.',
    nothing: 'There is nothing to erase: this browser has no records without an account.',
    failed: 'Nothing was erased.',
  },
  sections: {
    who: {
      title: 'Who we are',
      text: [
        'Salonica is a marketplace where customers find hair salons and barbers and book appointments with them. For the personal data described on this page, Salonica, 1 Example Street, 546 24, is the controller.',
        'For anything about your data, write to hello@salonica.example. A person reads every message.',
      ],
    },
    data: {
      title: 'What we store',
      text: [
        'When you create an account, we store:',
        '- your full name and your email address;',
        '- the date on which you created your account;',
        '- your language on this site.',
        'When you sign in with Google, we receive your name, your email address and the address of your profile picture from Google. We never receive your Google password.',
        'When you book without an account, we store the name, the email address or phone number, the notes and the address that you enter. Your network address is stored with the booking, to prevent abuse.',
        'You can browse without an account. Until you create one or book, we do not know who you are.',
      ],
    },
    browser: {
      title: 'What stays in your browser',
      text: [
        'Your browser stores some data on your device:',
        '- your choice of language and of light or dark theme;',
        '- your sign-in, with your name, email address and phone number, until you sign out;',
        '- an unfinished booking, for up to 24 hours; your name and contact, your notes and the address of a home visit are deleted when you close the tab;',
        '- your last five searches, for 90 days or until you sign out, and the salons that you compare, until you close the tab;',
        '- unsent messages, also those of the contact form, and an application to list your salon, until you close the tab or sign out;',
        '- at the desk of a salon, until you sign out: which salon you chose; and, at most until you close the tab, unsent entries of an appointment, with the name and contact of the customer, unsent replies to reviews, and a copy of the plan of today, with the names of customers but not their contacts, which you can read without a connection;',
        '- the height of the list of your appointments at a salon, so that its page does not jump, and, when a new version of this site replaces the open one, the time and the button that you pressed last.',
        'You can remove all of it by clearing the site data in your browser.',
        'While the marketplace is being prepared, your appointments, favorites, addresses, wallet and messages are stored on our server, but no salon receives them. We keep messages from the contact form for half a year so that we can answer them. Your email is on the newsletter list only after you have confirmed it, and until you unsubscribe.',
      ],
    },
    purposes: {
      title: 'Why we use it',
      text: [
        'Each purpose has a legal basis in the General Data Protection Regulation (GDPR):',
        '- to keep your account and let you sign in, because you asked us to (contract, Article 6(1)(b));',
        '- to send your appointment to the salon that you chose (contract, Article 6(1)(b));',
        '- to protect accounts from abuse, such as repeated sign-in attempts (legitimate interest, Article 6(1)(f));',
        '- to meet legal duties, such as keeping records of payments (legal obligation, Article 6(1)(c)).',
        'We do not build advertising profiles, and we make no fully automated decisions about you.',
      ],
    },
    sharing: {
      title: 'Who can see it',
      text: [
        '- The salon where you book sees your name, the service, the day and the time, your notes and, for a home visit, your address.',
        '- Firebase Authentication, a service of Google, checks your password or your Google account. It sees your email address and when you sign in.',
        '- The company that hosts our servers stores the data for us and may not use it for anything else.',
        'Each of them works under a contract that protects your data. If data leaves the European Economic Area, the transfer is covered by an adequacy decision or the standard contractual clauses of the European Commission.',
        'We do not sell personal data.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: [
        'The cookie salonica-language stores for one year whether you use English or Greek, so that our server can respond in your language.',
        'If you save a salon or book without an account, two more cookies keep your salons and bookings for 400 days: __Host-salonica-guest is a random number that stands for you, and salonica-has-guest tells the page that it exists. Both are deleted when you sign in.',
        'We use no advertising or analytics cookies, so there is no cookie banner. During a Google sign-in, Google may set its own cookies in the window that it opens.',
      ],
    },
    location: {
      title: 'Your location',
      text: [
        'We ask for your location only when you press Near Me. If you allow it, your browser uses your position to sort salons by distance. It is not sent to us and not stored.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      text: [
        '- Your account: until you delete it. Then your data is erased immediately.',
        '- Bookings without an account, salons saved without one, and the emails about them: until 13 months after your last visit, or after your last activity if you had no visit. Then only the appointment remains, without your name, contact details, address and notes. Your network address is erased a day after the visit.',
        '- Emails that we sent you: for 13 months; their content for 30 days. Notifications and the log of your changes: for 13 months.',
        '- Your request to receive no reminders: as long as a booking has this email address, and for 13 months at least.',
        '- Requests on the waitlist: until 90 days after their last day. Messages from the contact form: for half a year.',
        '- Records that the law requires, such as payments: for as long as the law requires, and for no other purpose.',
        '- Technical server logs: for 30 days. They contain the address and the result of each request, not what you typed.',
      ],
    },
    security: {
      title: 'How we protect it',
      text: [
        'All connections are encrypted. Your password goes only to the identity service: we do not store it and cannot read it. Only the few people who need your data for their work have access to it.',
        'If a data breach happens despite this, we will notify the authority within 72 hours, and you without delay if it could harm you.',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        'You have the right, at any time and free of charge:',
        '- to know what data we have about you, and to get a copy of it;',
        '- to have wrong data corrected;',
        '- to have your data erased, or its use for a purpose stopped;',
        '- to receive your data, or have it sent to another service, in a common format;',
        '- to withdraw a consent that you gave.',
        'You can download a copy and delete your account yourself, under Your data in your profile. For anything else, write to hello@salonica.example. We answer within a month. If you are not satisfied with our answer, you can contact the Hellenic Data Protection Authority (dpa.gr) or the authority of the country where you live.',
      ],
    },
    children: {
      title: 'Children',
      text: [
        'You must be at least 16 years old to have an account. A parent or guardian may book for a child with their own account. If you believe that a child has opened an account, tell us and we will close it.',
      ],
    },
    changes: {
      title: 'Changes to this page',
      text: [
        'When this policy changes, we update this page and the date at the top. If a change affects you, we also tell you by email before it takes effect.',
      ],
    },
  },
};

export default privacy;
