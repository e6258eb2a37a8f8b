'use client';

import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useRef, type ReactElement } from 'react';
import type { ChangeDetails } from '../changes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { isComposing } from '../internal/is-composing.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ChatPaneMessages } from './ChatPane.messages.ts';
import classes from './ChatComposer.module.css';

interface ChatComposerProps {
  draft: string;
  maxLength: number | undefined;
  onDraftChange: (draft: string, details: ChangeDetails<'input'>) => void;
  onSend: (text: string) => void;
  messages: ChatPaneMessages;
}

/** The form for writing a message. */
export function ChatComposer({
  draft,
  maxLength,
  onDraftChange,
  onSend,
  messages: t,
}: ChatComposerProps): ReactElement {
  const id = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const text = draft.trim();
  const send = (): void => {
    if (text !== '') onSend(text);
  };
  return (
    <form
      data-part="composer"
      className={classes['root']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        areaRef.current?.focus();
      }}
    >
      <textarea
        ref={areaRef}
        rows={1}
        value={draft}
        maxLength={maxLength}
        aria-label={t.message}
        aria-describedby={`${id}-keys`}
        placeholder={t.placeholder}
        enterKeyHint="send"
        dir="auto"
        data-part="input"
        className={classes['input']}
        onChange={(event) => onDraftChange(event.target.value, { reason: 'input' })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          send();
        }}
      />
      <VisuallyHidden id={`${id}-keys`}>{t.keys}</VisuallyHidden>
      <IconButton
        type="submit"
        size="l"
        label={t.send}
        disabled={text === ''}
        data-part="send"
        className={classes['send']}
      >
        <SendHorizontal aria-hidden="true" />
      </IconButton>
    </form>
  );
}
