const contact = {
  meta: {
    contact: {
      title: 'Contact',
      description:
        'Write, call or visit Salonica: office address, phone, emails and business hours.',
    },
  },
  title: 'Come and talk to us',
  lead: 'A question, a wish, something that went wrong: tell us. People answer here, not machines.',
  form: {
    title: 'Write to us',
    required: 'All four fields are required.',
    name: 'Full name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send Message',
    busy: 'Sending...',
    summary_one: 'One field needs your attention',
    summary_other: '{{count}} fields need your attention',
  },
  problems: {
    name: 'Enter your full name.',
    email: 'Enter your email address.',
    emailInvalid: 'Enter an email address like name@example.com.',
    subject: 'Enter a subject.',
    message: 'Enter your message.',
    characters:
      'This contains a character that cannot be used here. Type the text instead of pasting it.',
    tooLong: 'This is too long.',
  },
  done: {
    title: 'Thank you, {{name}}.',
    text: 'We have received your message and will answer by email, usually within two working days. We keep it for half a year.',
    another: 'Write Another Message',
  },
  toast: {
    title: 'Message sent',
    description: 'We will answer by email.',
  },
  ways: {
    label: 'Other ways to reach us',
    office: 'Office',
    address: '1 Example Street, 546 24',
    phone: 'Phone',
    emails: 'Email',
    general: 'General questions',
    support: 'Help with a booking',
    hours: 'Business hours',
    weekdays: 'Mon-Fri',
    weekdaysTime: '9:00 AM-6:00 PM EST',
    weekend: 'Weekend',
    weekendTime: '10:00 AM-4:00 PM EST',
    help: 'Your question may already be answered.',
    helpLink: 'See the Help page',
  },
};

export default contact;
