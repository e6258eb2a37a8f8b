import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { titleClass } from '../internal/title.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import classes from './ChatLayout.module.css';

/** Props of {@link ChatLayout}: every attribute of a `div`. */
export interface ChatLayoutProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Above the list; the heading stays in the outline while the list is hidden. */
  title?: string | undefined;
  /** Level of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | HeadingLevel | undefined;
  /** A `SearchField` below the title, and a `role="status"` for its result. */
  search?: ReactNode;
  /** A `ConversationList`, or its replacement. */
  list: ReactNode;
  /** A `ChatPane`, or a {@link ChatPlaceholder} while no conversation is open. */
  pane: ReactNode;
  /** The visible one of the two on narrow screens. */
  showing: 'list' | 'pane';
}

/**
 * The list of conversations beside the open one, in one card; on narrow screens one of the two
 * fills it. Renders a `div` inside a container `div`.
 *
 * @example <ChatLayout title="Messages" showing={open ? 'pane' : 'list'}
 * list={<ConversationList>…</ConversationList>} pane={open ? <ChatPane … /> :
 * <ChatPlaceholder>Select a conversation</ChatPlaceholder>} />
 */
export function ChatLayout({
  title,
  headingLevel = 1,
  search,
  list,
  pane,
  showing,
  className,
  ...rest
}: ChatLayoutProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes['measure']}>
      {title === undefined ? null : (
        <VisuallyHidden>
          <Heading>{title}</Heading>
        </VisuallyHidden>
      )}
      <div
        {...rest}
        data-component="chat-layout"
        data-showing={showing}
        className={cx(classes['root'], className)}
      >
        <div data-part="list" className={classes['list']}>
          {title === undefined ? null : (
            <p data-part="title" aria-hidden="true" className={cx(titleClass, classes['title'])}>
              {title}
            </p>
          )}
          {search ? (
            <div data-part="search" className={classes['search']}>
              {search}
            </div>
          ) : null}
          {list}
        </div>
        <div data-part="pane" className={classes['pane']}>
          {pane}
        </div>
      </div>
    </div>
  );
}

/** Props of {@link ChatPlaceholder}: every attribute of a `div`. */
export interface ChatPlaceholderProps extends ComponentProps<'div'> {
  /** The back button to the list; visible where only one of the two is shown. */
  back?: ReactNode;
  /** An `EmptyState` or a `Spinner`. */
  children: ReactNode;
}

/**
 * Replaces a `ChatPane` while no conversation is open, or while it is loading. Renders a `div`.
 *
 * @example <ChatPlaceholder back={<IconButton label="Back to all messages"><ChevronLeft
 * /></IconButton>}> <Spinner /> </ChatPlaceholder>
 */
export function ChatPlaceholder({
  back,
  className,
  children,
  ...rest
}: ChatPlaceholderProps): ReactElement {
  return (
    <div
      {...rest}
      data-component="chat-placeholder"
      className={cx(classes['placeholder'], className)}
    >
      {back ? (
        <div data-part="back" className={classes['back']}>
          {back}
        </div>
      ) : null}
      <div data-part="centre" className={classes['centre']}>
        {children}
      </div>
    </div>
  );
}
