import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSampleChat } from '../adapters/sample/sample-chat.ts';
import { createSampleWorld } from '../adapters/sample/sample-world.ts';
import { describeChatPort } from '../testing/ports/chat-suite.ts';

const createWorld = () =>
  createSampleWorld({
    salons: async () => ['01', '02', '03', '08', '09'].map((id) => ({ id, name: `Salon ${id}` })),
    picture: (path) => `/storage/${path}`,
    now: Date.now,
    delay: 0,
  });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 }));
afterEach(() => void vi.useRealTimers());

describeChatPort('sample', () => ({
  port: createSampleChat(createWorld()),
  unreadId: '02',
  waitForAnswer: async () => void (await vi.advanceTimersByTimeAsync(3000)),
}));

const request = { language: 'en', signal: new AbortController().signal };

it('has five conversations, of which two are unread', async () => {
  const list = await createSampleChat(createWorld()).conversations(request);
  expect(list).toHaveLength(5);
  expect(list.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(2);
});

it('forgets what was said at sign-out, and says nothing more', async () => {
  const world = createWorld();
  const port = createSampleChat(world);
  const heard = vi.fn<() => void>();
  await port.observe(heard);
  await port.send({ conversationId: '01', content: 'Hi', language: 'en', idempotencyKey: 'one' });
  world.forget();
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).not.toHaveBeenCalled();
  const messages = await port.messages('01', request);
  expect(messages.some(({ content }) => content === 'Hi')).toBe(false);
});
