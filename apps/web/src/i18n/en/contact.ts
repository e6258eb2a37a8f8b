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
    summary_one: 'One field still needs you',
    summary_other: '{{count}} fields still need you',
  },
  problems: {
    name: 'Enter your full name.',
    email: 'Enter your email address.',
    emailInvalid: 'Enter an email address like name@example.com.',
    subject: 'Enter a subject.',
    message: 'Enter your message.',
  },
  done: {
    title: 'Thank you, {{name}}.',
    text: 'Your message is complete, but this preview does not deliver it: nothing has left your browser. To reach us today, send it from your own email; we have filled it in for you.',
    mail: 'Open in Your Email',
    another: 'Write Another Message',
  },
  toast: {
    title: 'Message complete',
    description: 'Nothing was sent: this form is a preview.',
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
    help: 'Perhaps it is answered already.',
    helpLink: 'See the Help page',
  },
};

export default contact;
