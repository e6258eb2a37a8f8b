import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './ChatLayout.module.css';

/** Props of {@link ChatLayout}: every attribute of a `div`. */
export interface ChatLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Title, search and `ConversationList`. */
  list: ReactNode;
  /** A `ChatPane`, or what stands there while no conversation is open. */
  pane: ReactNode;
  /** Which of the two is in view where there is no room for both. */
  showing: 'list' | 'pane';
}

/**
 * Conversations beside the one that is open, in one card; where it is narrow, one of the two fills it. Renders a `div`
 * inside a `div` that it measures itself by.
 *
 * @example
 * <ChatLayout showing={open ? 'pane' : 'list'} list={<ConversationList>…</ConversationList>} pane={<ChatPane … />} />
 */
export function ChatLayout({
  list,
  pane,
  showing,
  className,
  ...rest
}: ChatLayoutProps): ReactElement {
  return (
    <div className={classes['measure']}>
      <div
        {...rest}
        data-component="chat-layout"
        data-showing={showing}
        className={cx(classes['root'], className)}
      >
        <div data-part="list" className={classes['list']}>
          {list}
        </div>
        <div data-part="pane" className={classes['pane']}>
          {pane}
        </div>
      </div>
    </div>
  );
}
