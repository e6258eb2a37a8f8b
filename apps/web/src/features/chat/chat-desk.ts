import type { DraftStore } from '../../domain/ports/drafts-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import { type DeskState, type PendingMessage, restoreDesk } from './desk-state.ts';

/** A customer's unsent messages and drafts. They outlive the page, not the session. */
export interface ChatDesk {
  readonly getState: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (conversationId: string, draft: string) => void;
  readonly put: (message: PendingMessage) => void;
  /** Updates a message; a missing one stays missing. */
  readonly note: (
    id: string,
    change: Partial<Pick<PendingMessage, 'state' | 'problem' | 'sentId'>>,
  ) => void;
  /** Messages that the server lists need not be stored any more. */
  readonly arrived: (sentIds: readonly string[]) => void;
  readonly clear: () => void;
}

const desks = new WeakMap<DraftStore, ChatDesk>();

const emptyDesk: DeskState = { drafts: {}, pending: [] };

/** Key of the desk among the drafts, which are stored by salon. */
const place = 'messages';

/** @param kept - session storage for reloads */
export function createChatDesk(kept: Pick<DraftStore, 'read' | 'write'>): ChatDesk {
  const listeners = createListeners();
  let state = restoreDesk(kept.read(place).personal) ?? emptyDesk;
  const show = (next: DeskState): void => {
    state = next;
    listeners.notify();
  };
  const keep = (next: DeskState): void => {
    show(next);
    kept.write(place, { choices: null, personal: next });
  };
  return {
    getState: () => state,
    subscribe: listeners.add,
    write: (conversationId, draft) =>
      keep({ ...state, drafts: { ...state.drafts, [conversationId]: draft } }),
    put: (message) =>
      keep({
        ...state,
        pending: state.pending.some(({ id }) => id === message.id)
          ? state.pending.map((known) => (known.id === message.id ? message : known))
          : [...state.pending, message],
      }),
    note(id, change) {
      if (!state.pending.some((known) => known.id === id)) return;
      keep({
        ...state,
        pending: state.pending.map((known) => (known.id === id ? { ...known, ...change } : known)),
      });
    },
    arrived(sentIds) {
      const isBack = ({ sentId }: PendingMessage) =>
        sentId !== undefined && sentIds.includes(sentId);
      if (!state.pending.some(isBack)) return;
      keep({ ...state, pending: state.pending.filter((known) => !isBack(known)) });
    },
    clear: () => show(emptyDesk),
  };
}

/** The desk among these drafts. It is deleted together with all of them. */
export function deskOf(drafts: DraftStore): ChatDesk {
  let desk = desks.get(drafts);
  if (desk === undefined) {
    desk = createChatDesk(drafts);
    desks.set(drafts, desk);
    drafts.onClearAll(desk.clear);
  }
  return desk;
}
