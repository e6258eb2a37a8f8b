import { useState } from 'react';
import { Button } from '../../button/index.ts';
import { ChatPane, type ChatMessage, type ChatPaneProps } from '../index.ts';
import { at, todayIn } from './conversation.tsx';

/** A conversation that stores sent messages, with a button that receives one. */
export function LiveConversation(props: ChatPaneProps) {
  const [draft, setDraft] = useState('');
  const [thread, setThread] = useState(props.thread);
  const add = (message: Pick<ChatMessage, 'from' | 'text'>) =>
    setThread((before) => [
      ...before,
      {
        ...message,
        id: `new-${before.length}`,
        time: at('11:00'),
        day: todayIn('en'),
      },
    ]);
  return (
    <>
      <ChatPane
        {...props}
        thread={thread}
        draft={draft}
        onDraftChange={setDraft}
        onSend={(sent) => {
          props.onSend(sent);
          add({ from: 'own', text: sent });
          setDraft('');
        }}
        style={{ blockSize: 420 }}
      />
      <Button onClick={() => add({ from: 'other', text: 'Ping' })}>Receive</Button>
    </>
  );
}

/** A conversation that shows its last twenty messages first. */
export function LongConversation(props: ChatPaneProps) {
  const [shown, setShown] = useState(20);
  return (
    <ChatPane
      {...props}
      thread={props.thread.slice(-shown)}
      older={
        shown < props.thread.length ? (
          <Button size="s" variant="secondary" onClick={() => setShown(shown + 5)}>
            Earlier
          </Button>
        ) : null
      }
      style={{ blockSize: 420 }}
    />
  );
}
