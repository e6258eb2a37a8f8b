'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import { en, type ChatPaneMessages } from './ChatPane.messages.ts';
import classes from './ChatPane.module.css';
import type { ChatMessage } from './thread.ts';

/** Props of {@link ChatPane}: every attribute of a `section`. */
export interface ChatPaneProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the other side. */
  name: string;
  /** Language of `name` when it is not the page's. */
  nameLanguage?: string | undefined;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** URL of the picture; without one the initial shows. */
  avatar?: string | null | undefined;
  /** Shows the dot and the word. @default false */
  online?: boolean | undefined;
  /** The back button to the list; hidden where `ChatLayout` shows both. */
  back?: ReactNode;
  /** Buttons and links at the end of the header. */
  actions?: ReactNode;
  /**
   * Above the oldest message while there are older ones: a `Button` that loads them, or an error.
   * The scroll position is kept when they appear.
   */
  older?: ReactNode;
  /** Oldest first. */
  thread: readonly ChatMessage[];
  /** The first unread message when the conversation was opened; a divider is above it. */
  unreadFrom?: string | null | undefined;
  /** The other side is typing. @default false */
  typing?: boolean | undefined;
  /** Shown while `thread` is empty. */
  empty?: ReactNode;
  /** The unsent text; the consumer stores it for each conversation. */
  draft: string;
  /** Maximum length of a message, in characters. @default no limit */
  maxLength?: number | undefined;
  /** Called with the content of the text box, on every input. */
  onDraftChange: (draft: string, details: ChangeDetails<'input'>) => void;
  /** Called with the trimmed text, never with an empty one. The consumer clears the draft. */
  onSend: (text: string) => void;
  /** Offers to send a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ChatPaneMessages> | undefined;
}

/**
 * One conversation: header, messages, and the box for the next one. Renders a `section` named by
 * its heading that fills the height of its container. Give each conversation its own `key`.
 *
 * @since 0.2.0
 * @status beta
 * @example <ChatPane key={conversation.id} name="Atelier Aristotelous" online thread={messages}
 * draft={draft} onDraftChange={setDraft} onSend={send} onRetry={retry} />
 */
export function ChatPane({
  name,
  nameLanguage,
  headingLevel = 2,
  avatar,
  online = false,
  back,
  actions,
  older,
  thread,
  unreadFrom = null,
  typing = false,
  empty,
  draft,
  maxLength,
  onDraftChange,
  onSend,
  onRetry,
  messages,
  className,
  ...rest
}: ChatPaneProps): ReactElement {
  const t = useMessages('chatPane', en, messages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="chat-pane"
      className={cx(classes['root'], className)}
    >
      <div data-part="header" className={classes['header']}>
        {back ? (
          <div data-part="back" className={classes['back']}>
            {back}
          </div>
        ) : null}
        <Avatar name={name} src={avatar} online={online} decorative eager />
        <div className={classes['who']}>
          <Heading
            id={id}
            lang={nameLanguage}
            data-part="name"
            translate="no"
            className={classes['name']}
          >
            {name}
          </Heading>
          {online ? (
            // The picture is already announced.
            <p aria-hidden="true" data-part="online" className={classes['online']}>
              {t.online}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
      <ChatLog
        name={name}
        older={older}
        thread={thread}
        unreadFrom={unreadFrom}
        typing={typing}
        empty={empty}
        onRetry={onRetry}
        messages={t}
      />
      <ChatComposer
        draft={draft}
        maxLength={maxLength}
        onDraftChange={onDraftChange}
        onSend={onSend}
        messages={t}
      />
    </section>
  );
}
