const terms = {
  meta: {
    terms: {
      title: 'Terms of Service',
      description:
        'The rules for accounts, appointments, prices, cancellations and refunds on Salonica, in plain words.',
    },
  },
  title: 'Terms of Service',
  lead: 'The short rules that keep the street pleasant for everyone who walks on it.',
  sections: {
    agreement: {
      title: 'About these terms',
      text: [
        'These terms are an agreement between you and Salonica, 1 Example Street, 546 24. They apply whenever you use this site. If you do not agree with them, please do not use it.',
        'What we do with your data is described in our Privacy Policy.',
      ],
    },
    service: {
      title: 'What Salonica does',
      text: [
        'Salonica shows you salons and barbers, and sends your booking to them. The salons are independent businesses. The service itself is an agreement between you and the salon, and the salon is responsible for it.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'You can browse without an account. You need one to manage appointments. If you have an account:',
        '- you are at least 16 years old;',
        '- your name and email address are your own and correct;',
        '- you keep your password secret, and tell us if you believe that someone else knows it.',
        'You can close your account at any time by writing to hello@salonica.example.',
      ],
    },
    appointments: {
      title: 'Appointments',
      text: [
        '- You can book a time within the next 30 days.',
        '- You can cancel or reschedule free of charge up to 24 hours before the appointment.',
        '- If you are running late, the salon keeps your chair for 15 minutes. After that it may give the time to someone else.',
        '- A salon may have to move or cancel an appointment, for example when a stylist is ill. It will tell you as early as it can and offer you another time.',
        'Customers who repeatedly miss appointments without cancelling may lose the ability to book.',
      ],
    },
    prices: {
      title: 'Prices and payment',
      text: [
        'Salons set their prices. The total that you see before you confirm is the final price of your booking: the service, any difference for your chosen barber and, for a home visit, the travel fee. There are no booking fees, and nothing is paid when you book: you pay at the salon after your visit, or the barber who came to you.',
        'If a service needs more time or work than you booked, the salon tells you the new price before it continues.',
      ],
    },
    refunds: {
      title: 'Refunds',
      text: [
        'If you cancel in time, or if the salon cancels, the visit costs you nothing, and anything that you have paid is refunded in full. Refunds arrive within 3-5 business days, by the method you paid with.',
        'If you cancel less than 24 hours before the appointment, or do not come, the salon may charge up to the full price of the service.',
      ],
    },
    reviews: {
      title: 'Reviews and messages',
      text: [
        'Write honest reviews, and only of visits that you made. Reviews and messages must not insult, threaten or deceive anyone, break the law, or reveal private facts about other people. We may remove content that does.',
        'You keep the rights to what you write. You allow us to show it on Salonica for as long as it is published there.',
      ],
    },
    use: {
      title: 'Fair use of the site',
      text: [
        'Please do not:',
        '- make bookings that you do not intend to keep, or in another person’s name without their knowledge;',
        '- scrape the site, overload it, or try to bypass its security;',
        '- copy its texts, drawings or code, except where the law or a licence allows it.',
      ],
    },
    preview: {
      title: 'This is a preview',
      text: [
        'While the marketplace is being prepared, no salon takes part yet. Your bookings, changes and messages are stored on our server, and our own software answers them. Cards are test cards, no money moves, and nothing is binding for you or anyone else.',
      ],
    },
    liability: {
      title: 'Our liability',
      text: [
        'We take care that the information here is correct and that the site is available, but we cannot guarantee either at all times. Our liability is unlimited for intent and gross negligence, and for injury to life, body or health. In all other cases it is limited to damage that is foreseeable and typical of such an agreement.',
        'Nothing in these terms limits your legal rights as a consumer.',
      ],
    },
    ending: {
      title: 'Ending the agreement',
      text: [
        'You can stop using Salonica at any time. We can close an account that seriously breaks these terms. Unless it is urgent, we first tell you why and give you time to answer. Appointments that are already confirmed remain valid.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        'Greek law applies. As a consumer you are also protected by the law of the country where you live, and you can go to its courts. If there is a dispute, please write to us first: one message is often enough. You can also contact the Hellenic Consumers’ Ombudsman (synigoroskatanaloti.gr).',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      text: [
        'When these terms change, we update the date at the top. If you have an account, we also tell you by email at least 30 days before. If you do not agree with a change, you can close your account before it takes effect.',
      ],
    },
  },
};

export default terms;
