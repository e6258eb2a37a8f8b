'use client';

import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type TransactionListMessages } from './TransactionList.messages.ts';
import classes from './TransactionList.module.css';

/** Props of {@link TransactionList}: every attribute of a `ul`. */
export interface TransactionListProps extends ComponentProps<'ul'> {
  /** {@link TransactionItem}s, latest first. */
  children: ReactNode;
}

/**
 * Incoming and outgoing payments. Renders a `ul` inside a container `div`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <TransactionList aria-labelledby="history">
 *   <TransactionItem
 *     title="Atelier Aristotelous"
 *     detail="Haircut & Style"
 *     date={{ text: '14 Jun 2025', dateTime: '2025-06-14' }}
 *     amount="−$70.00"
 *     direction="out"
 *     status={<Badge tone="success" icon={<Check />}>Completed</Badge>}
 *   />
 * </TransactionList>
 */
export function TransactionList({ className, ...rest }: TransactionListProps): ReactElement {
  return (
    <div className={classes['measure']}>
      {/* Safari drops the list role together with the bullets. */}
      <ul
        role="list"
        {...rest}
        data-component="transaction-list"
        className={cx(classes['root'], className)}
      />
    </div>
  );
}

/** Props of {@link TransactionItem}: every attribute of an `li`. Texts are already formatted. */
export interface TransactionItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** The recipient, or the event. */
  title: string;
  /** Purpose or origin. */
  detail?: string | undefined;
  /** Formatted, and `YYYY-MM-DD`. */
  date: { text: string; dateTime: string };
  /** With sign and currency; a leading hyphen becomes a true minus. */
  amount: string;
  /** Whether the money came in or went out. */
  direction: 'in' | 'out';
  /** A `Badge` with icon and word. */
  status?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<TransactionListMessages> | undefined;
}

/**
 * One transaction of a {@link TransactionList}. Renders an `li`.
 *
 * @example <TransactionItem title="Refund" date={{ text: '5 May 2025', dateTime: '2025-05-05' }}
 * amount="+$65.00" direction="in" />
 */
export function TransactionItem({
  title,
  detail,
  date,
  amount,
  direction,
  status,
  messages,
  className,
  ...rest
}: TransactionItemProps): ReactElement {
  const t = useMessages('transactionList', en, messages);
  const incoming = direction === 'in';
  const Icon = incoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <li
      {...rest}
      data-part="item"
      data-direction={direction}
      className={cx(classes['item'], className)}
    >
      <span aria-hidden="true" className={classes['icon']}>
        <Icon />
      </span>
      <div className={classes['words']}>
        <p data-part="title" className={classes['title']}>
          {title}
        </p>
        {detail ? (
          <p data-part="detail" className={classes['detail']}>
            {detail}
          </p>
        ) : null}
      </div>
      <p className={classes['date']}>
        <time dateTime={date.dateTime}>{date.text}</time>
      </p>
      {status ? (
        <div data-part="status" className={classes['status']}>
          {status}
        </div>
      ) : null}
      <p data-part="amount" className={classes['amount']}>
        <VisuallyHidden>{incoming ? t.received : t.spent} </VisuallyHidden>
        {amount.replace(/^-/, '−')}
      </p>
    </li>
  );
}
