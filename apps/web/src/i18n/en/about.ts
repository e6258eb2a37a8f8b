const about = {
  meta: {
    about: {
      title: 'About',
      description:
        'The mission, the vision, the values and the people of Salonica: the salons and barbers of the city, on one street.',
    },
  },
  title: 'A chair for everyone, by the sea',
  lead: 'Salonica brings the salons and barbers of the city to one street, so that a good haircut is never more than a few taps away.',
  scene: 'A street of small salons by the sea at sunset, with a white tower in the distance',
  mission: {
    title: 'Our Mission',
    statement:
      'To make booking a salon as easy as walking through its door, at any hour of the day.',
    text: 'A good salon should not depend on reaching it by phone between two customers. We show who is free, what it costs and how long it takes, and let you take the chair yourself. Salons keep their hands free for hair.',
    picture: 'The reception of a salon with flowers on the desk',
  },
  vision: {
    title: 'Our Vision',
    statement:
      'A city where every chair finds its customer, and every customer finds a chair to come back to.',
    text: 'We believe in the shop on the corner: in people who know your hair and your name. Technology can bring you together; the rest is craft. Every street that keeps its salons is a better street.',
    picture: 'Brushes, combs and scissors on a shelf',
  },
  values: {
    title: 'Core Values',
    lead: 'Three rules that we hold every decision against.',
    customer: {
      title: 'Customer First',
      text: 'You see what a visit costs and how long it takes before you decide. If plans change, you can too.',
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
  impact: {
    label: 'Our Impact',
    customers: 'Happy customers',
    salons: 'Premium salons',
    bookings: 'Successful bookings',
    rating: 'App rating',
    ratingValue: '4.9/5',
  },
  team: {
    title: 'Meet the Team',
    lead: 'Three people, one street, and a lot of coffee.',
    despina: {
      name: 'Despina Karali',
      role: 'Founder',
      text: 'Swept the floor of her aunt’s salon at fourteen and answered its phone at fifteen. Salonica began with the calls that nobody had time to take.',
    },
    petros: {
      name: 'Petros Lazaridis',
      role: 'Head of Salons',
      text: 'Twenty years behind the chair. He visits every salon before its page opens, and usually leaves with a haircut.',
    },
    ioanna: {
      name: 'Ioanna Mavridou',
      role: 'Product and Design',
      text: 'Draws the storefronts, counts the taps, and removes one whenever she can.',
    },
  },
  end: {
    title: 'Find your chair',
    text: 'The street is open day and night.',
    salons: 'Find Salons',
    contact: 'Contact us',
    list: 'List your salon',
  },
};

export default about;
