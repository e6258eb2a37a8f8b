import type { ChatSide } from '../../blocks/chat/chat-side.ts';
import { OpenThread } from '../../blocks/chat/OpenThread.tsx';
import { useOutbox, useOutboxState } from '../../blocks/chat/use-outbox.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { SavedReplies } from './SavedReplies.tsx';
import { type DeskConversation, useTypingNote } from './use-desk-conversations.ts';

export interface DeskThreadProps {
  readonly side: ChatSide;
  readonly conversation: DeskConversation;
}

/** One conversation with a customer. */
export function DeskThread({ side, conversation }: DeskThreadProps) {
  const { id, customer } = conversation;
  const outbox = useOutbox(side);
  const { drafts } = useOutboxState(side);
  const noteTyping = useTypingNote(id);
  return (
    <OpenThread
      side={side}
      conversation={conversation}
      name={customer.name}
      backTo={deskPaths.messages}
      onWriting={noteTyping}
      actions={
        <SavedReplies
          // What was typed stays, with the reply below it.
          onChoose={(text) => outbox.write(id, [drafts[id], text].filter(Boolean).join('\n'))}
        />
      }
    />
  );
}
