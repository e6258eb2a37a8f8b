'use client';

import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useDebounced } from '../internal/use-debounced.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type PriceBreakdownMessages } from './PriceBreakdown.messages.ts';
import classes from './PriceBreakdown.module.css';

/** One formatted part of a price. */
export interface PriceRow {
  /** Label of the amount. */
  label: string;
  /** With currency, and a sign for a difference. */
  amount: string;
}

/** Props of {@link PriceBreakdown}: every attribute of a `div`. */
export interface PriceBreakdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts, in order of selection. */
  rows: readonly PriceRow[];
  /** Sum of `rows`, with its currency; announced once when it has changed. */
  total: string;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<PriceBreakdownMessages> | undefined;
}

const announceAfter = 600;

/**
 * The parts of a price and their total. Renders a `div` with a `dl` and a live region for the total.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <PriceBreakdown
 *   rows={[{ label: 'Service', amount: '$65.00' }, { label: 'Barber', amount: '−$5.00' }]}
 *   total="$60.00"
 * />
 */
export function PriceBreakdown({
  rows,
  total,
  messages,
  className,
  ...rest
}: PriceBreakdownProps): ReactElement {
  const t = useMessages('priceBreakdown', en, messages);
  const debounced = useDebounced(total, announceAfter);
  return (
    <div {...rest} data-component="price-breakdown" className={cx(classes['root'], className)}>
      <dl>
        {rows.map((row, index) => (
          <div key={index} data-part="row" className={classes['row']}>
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
        <div data-part="total" className={classes['total']}>
          <dt>{t.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <VisuallyHidden role="status">{debounced === '' ? '' : t.totalIs(debounced)}</VisuallyHidden>
    </div>
  );
}
