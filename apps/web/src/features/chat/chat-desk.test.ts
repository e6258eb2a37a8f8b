import { describe, expect, it } from 'vitest';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { createChatDesk } from './chat-desk.ts';
import type { PendingMessage } from './desk-state.ts';

const pending: PendingMessage = {
  id: 'key-1',
  conversationId: 'c1',
  text: 'Hello',
  sentAt: 1,
  state: 'sending',
};

describe('the desk', () => {
  it('restores sent and pending messages after a reload, with the same keys', () => {
    const { drafts } = createMemoryPorts();
    const desk = createChatDesk(drafts);
    desk.write('c1', 'Half a sen');
    desk.write('c2', '');
    desk.put(pending);
    desk.put({ ...pending, id: 'key-2' });
    desk.note('key-2', { sentId: 'm2' });
    expect(createChatDesk(drafts).getState()).toEqual({
      drafts: { c1: 'Half a sen' },
      pending: [{ ...pending, state: 'failed' }],
    });
  });

  it.each([null, 'text', [], { drafts: {} }, { drafts: [], pending: [] }])(
    'begins empty where %j was stored',
    (personal) => {
      const { drafts } = createMemoryPorts();
      drafts.write('messages', { choices: null, personal });
      expect(createChatDesk(drafts).getState()).toEqual({ drafts: {}, pending: [] });
    },
  );

  it('omits invalid messages', () => {
    const { drafts } = createMemoryPorts();
    const stored = { drafts: { c1: 7, c2: 'Hi' }, pending: [7, { id: 'x' }, pending] };
    drafts.write('messages', { choices: null, personal: stored });
    expect(createChatDesk(drafts).getState()).toEqual({
      drafts: { c2: 'Hi' },
      pending: [{ ...pending, state: 'failed' }],
    });
  });

  it('keeps a message until the server lists it, and no deleted one', () => {
    const desk = createChatDesk(createMemoryPorts().drafts);
    desk.put(pending);
    desk.note('key-1', { sentId: 'm1' });
    desk.arrived(['m0']);
    expect(desk.getState().pending).toHaveLength(1);
    desk.arrived(['m0', 'm1']);
    desk.note('key-1', { state: 'failed' });
    expect(desk.getState().pending).toEqual([]);
  });
});
