'use client';

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, type ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ChatPaneMessages } from './ChatPane.messages.ts';
import classes from './ChatBubble.module.css';
import type { ThreadEntry } from './thread.ts';

interface ChatBubbleProps {
  entry: ThreadEntry;
  name: string;
  onRetry: ((id: string) => void) | undefined;
  messages: ChatPaneMessages;
}

/** One message; the last of a group has its time or its problem below. */
export function ChatBubble({ entry, name, onRetry, messages: t }: ChatBubbleProps): ReactElement {
  const id = useId();
  const { message, startsGroup, endsGroup } = entry;
  const { state = 'sent' } = message;
  return (
    <div
      data-part="message"
      data-from={message.from}
      data-state={state}
      data-starts-group={startsGroup ? '' : undefined}
      className={classes['root']}
    >
      <p id={id} data-part="bubble" className={classes['bubble']}>
        <VisuallyHidden>{`${message.from === 'own' ? t.you : name}: `}</VisuallyHidden>
        {message.label === undefined ? null : (
          <span data-part="label" className={classes['label']}>
            {message.label}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
        )}
        <span dir="auto" lang={message.language}>
          {message.text}
        </span>
      </p>
      {state === 'failed' ? (
        <div data-part="failed" className={classes['failed']}>
          <span className={classes['reason']}>
            <CircleAlert aria-hidden="true" />
            <span>{message.problem ?? t.failed}</span>
          </span>
          {onRetry ? (
            <Button
              variant="quiet"
              size="s"
              startIcon={<RotateCcw aria-hidden="true" />}
              aria-describedby={id}
              onClick={() => onRetry(message.id)}
            >
              {t.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {endsGroup && state !== 'failed' ? (
        <p data-part="time" className={classes['time']}>
          {state === 'sending' ? (
            t.sending
          ) : (
            <time dateTime={message.time.dateTime}>{message.time.text}</time>
          )}
        </p>
      ) : null}
    </div>
  );
}
