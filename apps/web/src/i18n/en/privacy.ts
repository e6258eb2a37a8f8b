const privacy = {
  meta: {
    privacy: {
      title: 'Privacy Policy',
      description:
        'Which personal data Salonica keeps, why, for how long, who sees it, and what you can ask of us.',
    },
  },
  title: 'Privacy Policy',
  lead: 'We keep what a booking needs, and nothing that it does not. Here is what that means, in plain words.',
  sections: {
    who: {
      title: 'Who we are',
      text: [
        'Salonica is a marketplace where customers find hair salons and barbers and book appointments with them. For the personal data described on this page, Salonica, 1 Example Street, 546 24, is the controller.',
        'For anything about your data, write to hello@salonica.example. A person reads every message.',
      ],
    },
    data: {
      title: 'What we keep',
      text: [
        'When you create an account, we keep:',
        '- your full name and your email address;',
        '- the day your account was created;',
        '- the language that you use the site in.',
        'When you sign in with Google, we receive your name, your email address and the address of your profile picture from Google. We never receive your Google password.',
        'You do not need an account to look around. Until you create one, we do not know who you are.',
      ],
    },
    browser: {
      title: 'What stays in your browser',
      text: [
        'Some things never leave the device that you are using:',
        '- your choice of language and of light or dark theme;',
        '- a booking that you have not finished, for up to 24 hours; the address of a home visit is forgotten when you close the tab;',
        '- messages that you have not sent yet, and the fact that you are signed in, until you sign out.',
        'Clearing the site data of your browser removes all of it.',
        'While the marketplace is being prepared, your appointments, favorites, addresses, wallet and messages are stored on our server as they will be later, but reach no salon. A message from the contact form is kept for half a year, to answer it. Your email is on the list of the newsletter only after you have confirmed it, and until you end it.',
      ],
    },
    purposes: {
      title: 'Why we use it',
      text: [
        'Each purpose has its ground in the General Data Protection Regulation (GDPR):',
        '- to keep your account and let you sign in, because you asked us to (contract, Article 6(1)(b));',
        '- to pass an appointment on to the salon that you chose (contract, Article 6(1)(b));',
        '- to protect accounts from abuse, such as too many attempts to sign in (legitimate interest, Article 6(1)(f));',
        '- to meet duties of the law, such as keeping records of payments (legal obligation, Article 6(1)(c)).',
        'We do not build advertising profiles, and no decision about you is made by a machine alone.',
      ],
    },
    sharing: {
      title: 'Who sees it',
      text: [
        '- The salon where you book sees your name, the service, the day and the time, your notes and, for a home visit, your address.',
        '- Firebase Authentication, a service of Google, checks your password or your Google account. It sees your email address and when you sign in.',
        '- The company that hosts our servers stores the data for us and may not use it for anything else.',
        'Each of them works under a contract that protects your data. Where data leaves the European Economic Area, it travels under an adequacy decision or the standard contractual clauses of the European Commission.',
        'We do not sell personal data.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: [
        'We set one cookie. It is called salonica-language, remembers for a year whether you read in English or in Greek, and exists so that our server can answer in your language.',
        'There are no advertising cookies and no analytics cookies, so there is no cookie banner either. During a Google sign-in, Google may set cookies of its own in the window that it opens.',
      ],
    },
    location: {
      title: 'Your location',
      text: [
        'Nothing on this site asks where you are before you press Near Me. Should your browser then ask for your permission, your position is used in your browser to sort salons by distance. It is not sent to us and not stored.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      text: [
        '- Your account: for as long as you have it. When you delete it, your data is erased at once.',
        '- Records that the law asks us to keep, such as those of payments: for as long as it asks, and for nothing else.',
        '- Technical logs of our servers: for 30 days. They hold the address of a request and its outcome, not what you typed.',
      ],
    },
    security: {
      title: 'How we protect it',
      text: [
        'Everything travels over encrypted connections. Your password goes to the identity service alone: we do not store it and cannot read it. Only the few people who need your data for their work can reach it.',
        'Should something go wrong with your data in spite of this, we will tell the authority within 72 hours, and you without delay where it could harm you.',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        'You can ask us at any time, free of charge:',
        '- what we know about you, and for a copy of it;',
        '- to correct what is wrong;',
        '- to erase your data, or to stop using it for a purpose;',
        '- to hand your data to you or to another service in a common format;',
        '- to stop relying on a consent that you gave.',
        'You get a copy, and delete your account, yourself: open Your data in your profile. For anything else write to hello@salonica.example. We answer within a month. If our answer does not satisfy you, you can turn to the Hellenic Data Protection Authority (dpa.gr) or to the authority of the country where you live.',
      ],
    },
    children: {
      title: 'Children',
      text: [
        'Accounts are for people of 16 years and older. A parent or guardian may book for a child with an account of their own. If you believe that a child has opened an account, tell us and we will close it.',
      ],
    },
    changes: {
      title: 'Changes to this page',
      text: [
        'When something changes, we write it here and put a new date at the top. If a change matters to you, we also tell you by email before it takes effect.',
      ],
    },
  },
};

export default privacy;
