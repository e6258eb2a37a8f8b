const pages = {
  meta: {
    'for-you': {
      title: 'For You',
      description: 'Salons and services picked for you.',
    },
    'book-now': {
      title: 'Book Now',
      description: 'Pick a popular service and book a chair.',
    },
    about: {
      title: 'About',
      description: 'What Salonica is and who it is for.',
    },
    help: {
      title: 'Help',
      description: 'Answers about bookings, payments and accounts.',
    },
    contact: {
      title: 'Contact',
      description: 'How to reach Salonica.',
    },
    privacy: {
      title: 'Privacy',
      description: 'How Salonica handles your data.',
    },
    terms: {
      title: 'Terms',
      description: 'The terms of using Salonica.',
    },
  },
  backHome: 'Back to home',
  updated: 'Last updated January 19, 2025',
  about: {
    title: 'A chair for everyone, by the sea',
    lead: 'Salonica brings the salons and barbers of the city to one street, so that a good haircut is never more than a few taps away.',
    sections: {
      mission: {
        title: 'Our mission',
        text: 'To make booking a salon as easy as walking through its door, at any hour of the day.',
      },
      vision: {
        title: 'Our vision',
        text: 'A city where every chair finds its customer, and every customer finds a chair to come back to.',
      },
      customers: {
        title: 'Customer First',
        text: 'We show what a visit costs and how long it takes before you decide.',
      },
      quality: {
        title: 'Quality Excellence',
        text: 'Every salon is checked before its page opens, and again when its ratings fall.',
      },
      innovation: {
        title: 'Innovation',
        text: 'We use technology where it saves you a phone call, and leave the rest to skilled hands.',
      },
    },
  },
  help: {
    title: 'How can we help?',
    lead: 'The questions we hear most often. For anything else, write to us.',
    sections: {
      booking: {
        title: 'How do I book an appointment?',
        text: 'Open a salon, choose Book Appointment, and pick a service, a day, a time and a barber. You can book for any of the next 30 days.',
      },
      change: {
        title: 'Can I cancel or reschedule?',
        text: 'Yes, up to 24 hours before your appointment. If you are running late, the salon keeps your chair for 15 minutes.',
      },
      price: {
        title: 'Does booking cost anything?',
        text: 'No. There are no booking fees; you pay for the service. Refunds arrive within 3-5 business days.',
      },
      account: {
        title: 'I forgot my password',
        text: 'On the sign-in page choose Forgot password, and we will send you a link to set a new one.',
      },
    },
  },
  contact: {
    title: 'Contact us',
    lead: 'Write or call. A person answers.',
    sections: {
      office: {
        title: 'Office',
        text: '1 Example Street, 546 24',
      },
      phone: {
        title: 'Phone',
        text: '+30 2310 000 000',
      },
      email: {
        title: 'Email',
        text: 'hello@salonica.example',
      },
      hours: {
        title: 'Business hours',
        text: 'Mon-Fri 9:00 AM-6:00 PM EST, weekend 10:00 AM-4:00 PM EST',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'We keep what a booking needs, and nothing that it does not.',
    sections: {
      kept: {
        title: 'What we keep',
        text: 'Your name and email address when you register. Language, theme and a booking you have not finished stay in your own browser.',
      },
      passwords: {
        title: 'Passwords',
        text: 'Your password goes to our identity service only. We do not store it and cannot read it.',
      },
      shared: {
        title: 'Who sees it',
        text: 'The salon you book with. We do not sell personal data.',
      },
      choices: {
        title: 'Your choices',
        text: 'Write to hello@salonica.example to see, correct or delete what we keep about you.',
      },
    },
  },
  terms: {
    title: 'Terms',
    lead: 'The short rules that keep the street pleasant for everyone.',
    sections: {
      use: {
        title: 'Using Salonica',
        text: 'You may browse freely. To manage appointments you need an account with your own, correct details.',
      },
      appointments: {
        title: 'Appointments',
        text: 'An appointment is an agreement between you and the salon. Please cancel at least 24 hours ahead if you cannot come.',
      },
      prices: {
        title: 'Prices',
        text: 'Salons set their prices. The total you see before confirming is the total of your booking.',
      },
      preview: {
        title: 'Preview',
        text: 'Parts of this site work with sample data while the marketplace is being prepared. What you confirm there promises nothing to a salon.',
      },
    },
  },
  forYou: {
    title: 'For you',
    lead: 'Recommendations grow out of your visits. Until your first one, here is where others love to sit.',
    salons: 'Loved by our customers',
    all: 'Browse All Salons',
  },
  bookNow: {
    title: 'Book now',
    lead: 'Start from what you need. We will show you who does it.',
    popular: 'Popular services',
    services: {
      haircut: 'Haircut & Style',
      color: 'Hair Color',
      beard: 'Beard Trim',
      highlights: 'Highlights',
    },
    from: 'from {{price}}',
    minutes: '{{count}} min',
    help: 'Not sure what to choose?',
    support: 'Contact Support',
    all: 'Browse All Salons',
  },
};

export default pages;
