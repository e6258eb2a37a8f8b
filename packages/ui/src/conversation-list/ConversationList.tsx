'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { cx } from '../internal/cx.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import { useMessages } from '../messages/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type ConversationListMessages } from './ConversationList.messages.ts';
import classes from './ConversationList.module.css';
import skeleton from './ConversationListSkeleton.module.css';

/** Props of {@link ConversationList}: every attribute of a `ul`. */
export interface ConversationListProps extends ComponentProps<'ul'> {
  /** {@link ConversationItem}s, latest first. */
  children: ReactNode;
}

/**
 * Conversations to choose from. Renders a `ul`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <ConversationList aria-label="Conversations">
 *   <ConversationItem
 *     name="Thermaikos"
 *     lastMessage="We have an opening at 17:00"
 *     time={{ text: '09:15', dateTime: '2025-06-12T09:15' }}
 *     unreadCount={2}
 *     renderLink={(link) => <Link to="?with=thermaikos" {...link} />}
 *   />
 * </ConversationList>
 */
export function ConversationList({ className, ...rest }: ConversationListProps): ReactElement {
  return (
    // Safari drops the list role together with the bullets.
    <ul
      role="list"
      {...rest}
      data-component="conversation-list"
      className={cx(classes['root'], className)}
    />
  );
}

/** What the consumer's link has to put on its element. */
export interface ConversationLink extends LinkSlot {
  /** Marks the open conversation. */
  'aria-current': 'true' | undefined;
}

/** Props of {@link ConversationItem}: every attribute of an `li`. */
export interface ConversationItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The name of the other side. */
  name: string;
  /** Language of `name` when it is not the page's. */
  nameLanguage?: string | undefined;
  /** URL of the picture; without one the initial shows. */
  avatar?: string | null | undefined;
  /** Shows the dot with an announced word. @default false */
  online?: boolean | undefined;
  /** One line; longer text is truncated visually only. */
  lastMessage?: string | undefined;
  /** Language of `lastMessage` when it is not the page's. */
  lastMessageLanguage?: string | undefined;
  /** The formatted time, such as "10:42" or "Yesterday". */
  time?: { text: string; dateTime: string } | undefined;
  /** Number of unread messages. @default 0 */
  unreadCount?: number | undefined;
  /** Whether it is open. @default false */
  current?: boolean | undefined;
  /** The consumer's own link; the whole row can be pressed. */
  renderLink: (link: ConversationLink) => ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ConversationListMessages> | undefined;
}

/**
 * One conversation of a {@link ConversationList}. Renders an `li`; its link carries the name, `aria-current` and the
 * number of unread messages.
 *
 * @example
 * <ConversationItem name="Kyma" current renderLink={(link) => <Link to="?with=kyma" {...link} />} />
 */
export function ConversationItem({
  name,
  nameLanguage,
  avatar,
  online,
  lastMessage,
  lastMessageLanguage,
  time,
  unreadCount = 0,
  current = false,
  renderLink,
  messages,
  className,
  ...rest
}: ConversationItemProps): ReactElement {
  const t = useMessages('conversationList', en, messages);
  const unread = unreadCount > 0;
  return (
    <li
      {...rest}
      data-part="item"
      data-current={current ? '' : undefined}
      data-unread={unread ? '' : undefined}
      className={cx(classes['item'], className)}
    >
      <Avatar name={name} src={avatar} online={online} decorative className={classes['avatar']} />
      <div className={classes['words']}>
        <p className={classes['line']}>
          {renderLink({
            className: classes['link'],
            'aria-current': current ? 'true' : undefined,
            children: (
              <>
                <span lang={nameLanguage}>{name}</span>
                {unread ? (
                  <VisuallyHidden className={classes['unread']}>
                    {' '}
                    <span>{t.unread(unreadCount)}</span>
                  </VisuallyHidden>
                ) : null}
              </>
            ),
          })}
          {time ? (
            <time dateTime={time.dateTime} data-part="time" className={classes['time']}>
              {time.text}
            </time>
          ) : null}
        </p>
        <p className={classes['line']}>
          <span lang={lastMessageLanguage} data-part="last-message" className={classes['last']}>
            {lastMessage}
          </span>
          {unread ? (
            <Badge tone="count" aria-hidden="true" data-part="count" className={classes['count']}>
              {unreadCount}
            </Badge>
          ) : null}
        </p>
      </div>
    </li>
  );
}

/** Props of {@link ConversationListSkeleton}: every attribute of a `div`. */
export interface ConversationListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many rows. @default 5 */
  rows?: number | undefined;
}

/**
 * The skeleton rows of a {@link ConversationList}, of the same height. Renders a `div` hidden from
 * assistive technology: the parent announces once that it is loading.
 *
 * @example <ConversationListSkeleton />
 */
export function ConversationListSkeleton({
  rows = 5,
  className,
  ...rest
}: ConversationListSkeletonProps): ReactElement {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="conversation-list-skeleton"
      className={cx(classes['root'], className)}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes['item']}>
          <Skeleton variant="circle" className={skeleton['avatar']} />
          <div className={classes['words']}>
            <p className={classes['line']}>
              <Skeleton className={skeleton['name']} />
              <Skeleton className={skeleton['time']} />
            </p>
            <p className={classes['line']}>
              <Skeleton className={skeleton['last']} />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
