import { expect, it } from 'vitest';
import { matches } from './Conversations.tsx';

const conversation = {
  id: 'c5',
  salonId: '05',
  name: 'Ρόδι',
  avatar: null,
  lastMessage: {
    id: 'm1',
    sender: 'salon' as const,
    content: 'Σας περιμένουμε!',
    language: 'el',
    timestamp: 0,
  },
  unreadCount: 0,
  firstUnreadId: null,
  online: true,
};

it.each(['ροδι', 'ΡΌΔΙ', 'περιμενουμε', 'σασ', ' ρόδι '])('is found by %j', (typed) =>
  expect(matches(conversation, typed)).toBe(true),
);

it('is not found by other words', () => {
  expect(matches(conversation, 'αντίο')).toBe(false);
});
