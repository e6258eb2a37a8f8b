import type { ChatPort } from '../../domain/ports/chat-port.ts';
import type { DraftStore } from '../../domain/ports/drafts-port.ts';

/** A message on its way out, or one that did not get there. */
export interface PendingMessage {
  /** Key of every attempt to send it. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  readonly timestamp: number;
  readonly state: 'sending' | 'failed';
}

export interface DeskState {
  /** What is written and not sent, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly pending: readonly PendingMessage[];
}

/** What a customer has written and the other side has not got yet. It outlives the page, not the session. */
export interface ChatDesk {
  readonly getState: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (conversationId: string, draft: string) => void;
  readonly put: (message: PendingMessage) => void;
  /** Marks a message as failed; one that is not here any more stays away. */
  readonly fail: (id: string) => void;
  readonly take: (id: string) => void;
  readonly clear: () => void;
}

const desks = new WeakMap<ChatPort, ChatDesk>();

const emptyDesk: DeskState = { drafts: {}, pending: [] };

export function createChatDesk(): ChatDesk {
  const listeners = new Set<() => void>();
  let state = emptyDesk;
  const show = (next: DeskState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (conversationId, draft) =>
      show({ ...state, drafts: { ...state.drafts, [conversationId]: draft } }),
    put: (message) =>
      show({
        ...state,
        pending: state.pending.some(({ id }) => id === message.id)
          ? state.pending.map((known) => (known.id === message.id ? message : known))
          : [...state.pending, message],
      }),
    fail: (id) =>
      show({
        ...state,
        pending: state.pending.map((known) =>
          known.id === id ? { ...known, state: 'failed' } : known,
        ),
      }),
    take: (id) => show({ ...state, pending: state.pending.filter((known) => known.id !== id) }),
    clear: () => show(emptyDesk),
  };
}

/** The desk that belongs to a chat. What lies on it is forgotten together with all drafts. */
export function deskOf(chat: ChatPort, drafts: DraftStore): ChatDesk {
  let desk = desks.get(chat);
  if (desk === undefined) {
    desk = createChatDesk();
    desks.set(chat, desk);
    drafts.onClearAll(desk.clear);
  }
  return desk;
}
