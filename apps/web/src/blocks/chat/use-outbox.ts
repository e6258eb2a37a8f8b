import { useSyncExternalStore } from 'react';
import { usePort } from '../PortsProvider.tsx';
import type { ChatSide } from './chat-side.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import type { OutboxState } from './outbox-state.ts';

/** The outbox of one side, in this app. */
export function useOutbox({ place }: ChatSide): Outbox {
  return outboxOf(usePort('drafts'), place);
}

export function useOutboxState(side: ChatSide): OutboxState {
  const outbox = useOutbox(side);
  return useSyncExternalStore(outbox.subscribe, outbox.getState);
}
