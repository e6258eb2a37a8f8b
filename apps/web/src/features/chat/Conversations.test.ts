import { expect, it } from 'vitest';
import { matches } from './Conversations.tsx';

const conversation = {
  id: 'c5',
  revision: 1,
  salon: { id: '05', name: 'Ρόδι' },
  picture: null,
  lastMessage: {
    id: 'm1',
    sender: 'salon' as const,
    isAutomatic: false,
    text: 'Σας περιμένουμε!',
    language: 'el',
    sentAt: 0,
  },
  unreadCount: 0,
  firstUnreadId: null,
  isOnline: true,
};

it.each(['ροδι', 'ΡΌΔΙ', 'περιμενουμε', 'σασ', ' ρόδι '])('is found by %j', (typed) =>
  expect(matches(conversation, typed)).toBe(true),
);

it('is not found by other words', () => {
  expect(matches(conversation, 'αντίο')).toBe(false);
});
