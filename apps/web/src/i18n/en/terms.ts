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
        'Salonica shows you salons and barbers, and passes your wish for an appointment on to them. The salons are independent businesses. The service itself is a matter between you and the salon, which is answerable for how it is done.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'You can browse without an account. To manage appointments you need one, and then:',
        '- you are 16 years old or older;',
        '- your name and email address are correct and your own;',
        '- you keep your password to yourself and tell us when you believe that someone else knows it.',
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
        'Salons set their prices. The total that you see before you confirm is the total of your booking: the service, the difference for the barber of your choice and, for a home visit, the travel fee. There are no booking fees.',
        'If a service takes longer or needs more than was booked, the salon tells you the new price before it goes on.',
      ],
    },
    refunds: {
      title: 'Refunds',
      text: [
        'When you cancel in time, or when the salon cancels, you get back everything that you have paid. Refunds arrive within 3-5 business days, the way you paid.',
        'When you cancel later than 24 hours before, or do not come, the salon may keep up to the full price of the service.',
      ],
    },
    reviews: {
      title: 'Reviews and messages',
      text: [
        'Review a visit honestly and only if you were there. In reviews and messages, please write nothing that insults, threatens or deceives, that breaks the law, or that gives away private facts about someone else. We may remove what does.',
        'What you write stays yours. You allow us to show it on Salonica for as long as it is published there.',
      ],
    },
    use: {
      title: 'Fair use of the site',
      text: [
        'Please do not:',
        '- book for purposes other than a visit, or in the name of a person who does not know;',
        '- read the site out by machine, overload it, or try to get around its protection;',
        '- copy its texts, drawings or code beyond what the law or a licence allows.',
      ],
    },
    preview: {
      title: 'This is a preview',
      text: [
        'While the marketplace is being prepared, no salon takes part yet: what you book, change or write here is stored on our server, and our own software answers it. Cards are test cards, no money moves, and nothing binds you or anybody else.',
      ],
    },
    liability: {
      title: 'What we answer for',
      text: [
        'We take care that what you read here is right and that the site can be reached, but we cannot promise either without interruption. We answer without limit for intent and gross negligence, and for harm to life, body or health. Beyond that we answer only for what could be foreseen and is typical of such an agreement.',
        'Nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    ending: {
      title: 'Ending the agreement',
      text: [
        'You can stop using Salonica at any time. We can close an account that breaks these terms in an important way. Unless it is urgent, we first tell you why and give you time to answer. Appointments that are already agreed with a salon stay as they are.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        'Greek law applies. As a consumer you also keep the protection of the law of the country where you live, and you can go to its courts. Should we disagree, please write to us first: most things can be settled with one message. You can also turn to the Hellenic Consumers’ Ombudsman (synigoroskatanaloti.gr).',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      text: [
        'When these terms change, we put a new date at the top and tell you by email at least 30 days before, if you have an account. If you do not agree with a change, you can close your account until then.',
      ],
    },
  },
};

export default terms;
