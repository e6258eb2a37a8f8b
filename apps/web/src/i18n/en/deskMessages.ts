const deskMessages = {
  meta: {
    'desk-messages': {
      title: 'Messages of the salon',
      description: 'Conversations of your salon with its customers.',
    },
  },
  title: 'Messages',
  list: 'Conversations with customers',
  search: 'Search customers and messages',
  loading: 'Loading the messages of the salon',
  failed: 'The messages did not load',
  none: 'No messages yet',
  noneText:
    'When a customer writes to the salon, the message appears here. You can also write first, from one of their bookings.',
  select: 'Choose a customer to read and answer',
  replies: {
    open: 'Saved replies',
    title: 'Saved replies',
    text: 'Texts that you send often. Choose one while you write, and change it before you send it.',
    none: 'None saved yet',
    failed: 'They did not load. Try again',
    manage: 'Change saved replies',
    add: 'Add a reply',
    change: 'Change',
    remove: 'Remove',
    removing: 'Removing',
    notRemoved: 'The reply was not removed.',
    label: 'Text',
    missing: 'Write the text of the reply',
    language: 'Language of the text',
    languages: {
      en: 'English',
      el: 'Greek',
    },
    save: 'Save',
    saving: 'Saving',
    notSaved: 'The reply was not saved.',
    cancel: 'Cancel',
  },
};

export default deskMessages;
