const chat = {
  meta: {
    chat: {
      title: 'Messages',
      description: 'Your conversations with the salons.',
    },
  },
  title: 'Messages',
  list: 'Conversations',
  search: 'Search conversations',
  noneFound: 'No conversation mentions “{{typed}}”.',
  loading: 'Loading your messages...',
  failed: 'Your messages did not load',
  threadLoading: 'Loading the conversation...',
  threadFailed: 'The conversation did not load',
  select: 'Select a conversation to start chatting',
  back: 'Back to all messages',
  viewSalon: 'View salon',
  viewSalonNamed: 'View salon: {{name}}',
  noMessages: 'No messages yet. Say hello!',
  automatic: 'Automatic reply',
  older: {
    show: 'Show earlier messages',
    loading: 'Loading...',
    failed: 'Earlier messages did not load.',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  nobody: {
    title: 'No conversations yet',
    text: 'Book at a salon and you can write to it here.',
    action: 'Find Salons',
  },
};

export default chat;
