import { expect, it } from 'vitest';
import { matches } from './Conversations.tsx';

const conversation = {
  id: '05',
  name: 'Ρόδι',
  avatar: null,
  lastMessage: 'Σας περιμένουμε!',
  timestamp: 0,
  unreadCount: 0,
  online: true,
};

it.each(['ροδι', 'ΡΌΔΙ', 'περιμενουμε', 'σασ', ' ρόδι '])('is found by %j', (typed) =>
  expect(matches(conversation, typed)).toBe(true),
);

it('is not found by what nobody said', () => {
  expect(matches(conversation, 'αντίο')).toBe(false);
});
