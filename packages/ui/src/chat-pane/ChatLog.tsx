'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useCallback, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatPaneMessages } from './ChatPane.messages.ts';
import classes from './ChatLog.module.css';
import { arrange, type ChatMessage } from './thread.ts';
import { useBurst } from './use-burst.ts';
import { useChatScroll } from './use-chat-scroll.ts';

interface ChatLogProps {
  name: string;
  older: ReactNode;
  thread: readonly ChatMessage[];
  unreadFrom: string | null;
  typing: boolean;
  empty: ReactNode;
  onRetry: ((id: string) => void) | undefined;
  messages: ChatPaneMessages;
}

/** The messages, oldest first, and the button to new ones below. */
export function ChatLog({
  name,
  older,
  thread,
  unreadFrom,
  typing,
  empty,
  onRetry,
  messages: t,
}: ChatLogProps): ReactElement {
  const { boxRef, contentRef, dividerRef, below, onScroll, showLatest } = useChatScroll(thread);
  const say = useCallback(
    (fresh: readonly ChatMessage[]) => {
      const { label, text = '' } = fresh.at(-1) ?? {};
      const last = label === undefined ? text : `${label}: ${text}`;
      return fresh.length === 1 ? `${name}: ${last}` : `${t.newMessages(fresh.length)}. ${last}`;
    },
    [name, t],
  );
  const announcement = useBurst(thread, say);
  return (
    <div className={classes['root']}>
      <div
        ref={boxRef}
        role="log"
        // A burst would be announced message by message: the status below announces it once.
        aria-live="off"
        aria-label={t.log(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys have to reach it.
        tabIndex={0}
        data-part="log"
        className={classes['box']}
        onScroll={onScroll}
      >
        <div ref={contentRef} className={classes['content']}>
          {older ? (
            <div data-part="older" className={classes['older']}>
              {older}
            </div>
          ) : null}
          {thread.length === 0 ? empty : null}
          {arrange(thread, unreadFrom).map((entry) => (
            <Fragment key={entry.message.id}>
              {entry.startsDay ? (
                <p data-part="day" className={classes['day']}>
                  <time dateTime={entry.message.day.dateTime}>{entry.message.day.text}</time>
                </p>
              ) : null}
              {entry.message.id === unreadFrom ? (
                <p ref={dividerRef} data-part="unread" className={classes['unread']}>
                  {t.unread}
                </p>
              ) : null}
              <ChatBubble entry={entry} name={name} onRetry={onRetry} messages={t} />
            </Fragment>
          ))}
          {typing ? (
            <p data-part="typing" className={classes['typing']}>
              <span aria-hidden="true" className={classes['dots']}>
                <i />
                <i />
                <i />
              </span>
              <span>{t.typing(name)}</span>
            </p>
          ) : null}
        </div>
      </div>
      {below > 0 ? (
        <button type="button" data-part="latest" className={classes['latest']} onClick={showLatest}>
          <ArrowDown aria-hidden="true" />
          <span>{t.newMessages(below)}</span>
        </button>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
