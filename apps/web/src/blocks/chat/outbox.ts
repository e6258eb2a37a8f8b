import type { DraftStore } from '../../domain/ports/drafts-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import { type OutboxState, type PendingMessage, restoreOutbox } from './outbox-state.ts';

/** Unsent messages and drafts of one side. They outlive the page, not the session. */
export interface Outbox {
  readonly getState: () => OutboxState;
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

const outboxes = new WeakMap<DraftStore, Map<string, Outbox>>();

const emptyOutbox: OutboxState = { drafts: {}, pending: [] };

/**
 * @param kept - session storage for reloads
 * @param place - its key among the drafts, which are stored by salon
 */
export function createOutbox(kept: Pick<DraftStore, 'read' | 'write'>, place: string): Outbox {
  const listeners = createListeners();
  let state = restoreOutbox(kept.read(place).personal) ?? emptyOutbox;
  const show = (next: OutboxState): void => {
    state = next;
    listeners.notify();
  };
  const keep = (next: OutboxState): void => {
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
    clear: () => show(emptyOutbox),
  };
}

/** The outbox at a place among these drafts. It is deleted together with all of them. */
export function outboxOf(drafts: DraftStore, place: string): Outbox {
  const known = outboxes.get(drafts) ?? new Map<string, Outbox>();
  outboxes.set(drafts, known);
  let outbox = known.get(place);
  if (outbox === undefined) {
    outbox = createOutbox(drafts, place);
    known.set(place, outbox);
    drafts.onClearAll(outbox.clear);
  }
  return outbox;
}
