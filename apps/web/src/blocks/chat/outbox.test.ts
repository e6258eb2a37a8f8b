import { describe, expect, it } from 'vitest';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { createOutbox } from './outbox.ts';
import type { PendingMessage } from './outbox-state.ts';

const pending: PendingMessage = {
  id: 'key-1',
  conversationId: 'c1',
  text: 'Hello',
  sentAt: 1,
  state: 'sending',
};

describe('the outbox', () => {
  it('restores sent and pending messages after a reload, with the same keys', () => {
    const { drafts } = createMemoryPorts();
    const outbox = createOutbox(drafts, 'messages');
    outbox.write('c1', 'Half a sen');
    outbox.write('c2', '');
    outbox.put(pending);
    outbox.put({ ...pending, id: 'key-2' });
    outbox.note('key-2', { sentId: 'm2' });
    expect(createOutbox(drafts, 'messages').getState()).toEqual({
      drafts: { c1: 'Half a sen' },
      pending: [{ ...pending, state: 'failed' }],
    });
  });

  it.each([null, 'text', [], { drafts: {} }, { drafts: [], pending: [] }])(
    'begins empty where %j was stored',
    (personal) => {
      const { drafts } = createMemoryPorts();
      drafts.write('messages', { choices: null, personal });
      expect(createOutbox(drafts, 'messages').getState()).toEqual({ drafts: {}, pending: [] });
    },
  );

  it('omits invalid messages', () => {
    const { drafts } = createMemoryPorts();
    const stored = { drafts: { c1: 7, c2: 'Hi' }, pending: [7, { id: 'x' }, pending] };
    drafts.write('messages', { choices: null, personal: stored });
    expect(createOutbox(drafts, 'messages').getState()).toEqual({
      drafts: { c2: 'Hi' },
      pending: [{ ...pending, state: 'failed' }],
    });
  });

  it('keeps a message until the server lists it, and no deleted one', () => {
    const outbox = createOutbox(createMemoryPorts().drafts, 'messages');
    outbox.put(pending);
    outbox.note('key-1', { sentId: 'm1' });
    outbox.arrived(['m0']);
    expect(outbox.getState().pending).toHaveLength(1);
    outbox.arrived(['m0', 'm1']);
    outbox.note('key-1', { state: 'failed' });
    expect(outbox.getState().pending).toEqual([]);
  });
});
