'use client';

import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../internal/cx.ts';
import { formatNumber } from '../internal/format-number.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { en, type LoadMoreMessages } from './LoadMore.messages.ts';
import classes from './LoadMore.module.css';
import { useFocusOnNew } from './use-focus-on-new.ts';

/** The number of visible items. */
export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many items show. */
  shown: number;
  /** The total; `null` while unknown. */
  total: number | null;
  /** There are more. @default `shown` is less than `total` */
  hasMore?: boolean | undefined;
  /** Requests more. */
  onLoadMore: () => void;
  /** They are loading. @default false */
  busy?: boolean | undefined;
  /** Why they failed to load; the button then retries. */
  error?: ReactNode;
  /**
   * The parent element of the items. When more have loaded after a press, the focus moves to the
   * first new one: to its first control, else to the item itself.
   */
  list: RefObject<HTMLElement | null>;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<LoadMoreMessages> | undefined;
}

/**
 * The visible part of a list, and a button for more. Renders a `div` with a status text and, while
 * there is more, a `button`. Place it right after the list.
 *
 * @since 0.2.0
 * @status beta
 * @example <CardGrid ref={list}>{salons.map((salon) => <li key={salon.id}>…</li>)}</CardGrid>
 * <LoadMore list={list} shown={salons.length} total={48} busy={isFetching} onLoadMore={fetchNext}
 * />
 */
export function LoadMore({
  shown,
  total,
  hasMore = total !== null && shown < total,
  onLoadMore,
  busy = false,
  error,
  list,
  messages: own,
  className,
  ...rest
}: LoadMoreProps): ReactElement {
  const messages = useMessages('loadMore', en, own);
  const locale = useLocale();
  const { button, expectMore } = useFocusOnNew(list, shown, hasMore);
  return (
    <div {...rest} data-component="load-more" className={cx(classes['root'], className)}>
      <p role="status" data-part="count" className={classes['count']}>
        {messages.shown({
          shown: formatNumber(locale, shown),
          total: total === null ? null : formatNumber(locale, total),
        })}
      </p>
      {error ? (
        <p role="alert" data-part="error" className={classes['error']}>
          {error}
        </p>
      ) : null}
      {hasMore ? (
        <Button
          ref={button}
          variant="secondary"
          size="l"
          busy={busy}
          busyLabel={messages.busy}
          data-part="button"
          onClick={() => {
            expectMore();
            onLoadMore();
          }}
        >
          {error ? messages.retry : messages.more}
        </Button>
      ) : null}
    </div>
  );
}
