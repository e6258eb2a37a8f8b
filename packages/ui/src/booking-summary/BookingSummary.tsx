'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { titleClass } from '../internal/title.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { Photo, type PhotoImage } from '../photo/index.ts';
import { PriceBreakdown, type PriceRow } from '../price-breakdown/index.ts';
import { en, type BookingSummaryMessages } from './BookingSummary.messages.ts';
import classes from './BookingSummary.module.css';

/** The value of a row, or null. */
export interface SummaryRow {
  /** The label of a row. */
  label: string;
  /** Formatted; `null` without a choice. */
  value: string | null;
}

/** Props of {@link BookingSummary}: every attribute of a `section`. */
export interface BookingSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Heading and name of the section. @default "Booking Summary" */
  title?: string | undefined;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Name of the salon. */
  salonName: string;
  /** 16:9, decoration. */
  image?: PhotoImage | null | undefined;
  /** The choices, in step order. */
  rows: readonly SummaryRow[];
  /** The parts of the total. */
  prices: readonly PriceRow[];
  /** Sum of `prices`, with its currency; announced once when it has changed. */
  total: string;
  /** Below the total, such as a note. */
  footer?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BookingSummaryMessages> | undefined;
}

/**
 * A booking in progress, as a ticket. Renders a `section` named by its heading.
 * @since 0.1.0
 * @status stable
 * @example
 * <BookingSummary
 * salonName="Atelier Aristotelous"
 * image={{ src, darkSrc, alt: '' }}
 * rows={[{ label: 'Service', value: 'Haircut & Style' }, { label: 'Time', value: null }]}
 * prices={[{ label: 'Service', amount: '$65.00' }]}
 * total="$65.00"
 * />
 */
export function BookingSummary({
  title,
  headingLevel = 2,
  salonName,
  image,
  rows,
  prices,
  total,
  footer,
  messages,
  className,
  ...rest
}: BookingSummaryProps): ReactElement {
  const t = useMessages('bookingSummary', en, messages);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      data-component="booking-summary"
      className={cx(classes['root'], className)}
    >
      <div data-part="choices">
        <Photo image={image} ratio="16:9" seed={salonName} className={classes['media']} />
        <div className={classes['text']}>
          <Heading id={headingId} className={titleClass}>
            {title ?? t.title}
          </Heading>
          <p data-part="salon" translate="no" className={classes['salon']}>
            {salonName}
          </p>
          <dl className={classes['rows']}>
            {rows.map((row, index) => (
              <div key={index} className={classes['row']}>
                <dt>{row.label}</dt>
                <dd data-empty={row.value === null ? '' : undefined}>{row.value ?? t.notChosen}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div data-part="perforation" aria-hidden="true" className={classes['perforation']} />
      <div data-part="stub" className={classes['stub']}>
        <PriceBreakdown
          rows={prices}
          total={total}
          messages={{ total: t.total, totalIs: t.totalIs }}
        />
        {footer ? <div data-part="footer">{footer}</div> : null}
      </div>
    </section>
  );
}
