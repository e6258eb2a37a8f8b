'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { useMessages } from '../messages/index.ts';
import { en, type BarChartMessages } from './BarChart.messages.ts';
import classes from './BarChart.module.css';

/** One bar. */
export interface BarChartBar {
  /** Identifies the bar. */
  id: string;
  /** What it stands for, such as a name or a day. */
  label: string;
  /** The label below a column, where the whole one has no room; empty for none. @default label */
  shortLabel?: string | undefined;
  /** Its length; negative values count as 0. */
  value: number;
  /** The value as text in the language of the page, unit included. */
  text: string;
}

/** Props of {@link BarChart}: every attribute of a `figure`. */
export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows; the caption of its table. */
  label: ReactNode;
  /** Hides the label visually, where a heading says the same. @default false */
  labelHidden?: boolean | undefined;
  /** Heading of the labels, such as "Day". */
  labelHeading: string;
  /** Heading of the values, such as "Bookings". */
  valueHeading: string;
  /** In order. */
  bars: readonly BarChartBar[];
  /** The value of a full bar. @default the highest value */
  max?: number | undefined;
  /**
   * `rows` is a table with a bar in each row, for a few names; `columns` are upright bars with the
   * table behind a press, for many days. @default 'rows'
   */
  variant?: 'rows' | 'columns' | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BarChartMessages> | undefined;
}

type TableProps = Pick<BarChartProps, 'label' | 'labelHeading' | 'valueHeading' | 'bars'> & {
  isLabelHidden: boolean;
  /** The bar of a row, if the table shows bars. */
  renderBar?: (bar: BarChartBar) => ReactNode;
};

function Table({
  label,
  isLabelHidden,
  labelHeading,
  valueHeading,
  bars,
  renderBar,
}: TableProps): ReactElement {
  return (
    <table data-part="table" className={classes['table']}>
      <caption data-part="label" className={isLabelHidden ? hiddenClass : classes['label']}>
        {label}
      </caption>
      <thead className={renderBar ? hiddenClass : undefined}>
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id} data-part="row">
            <th scope="row">{bar.label}</th>
            <td>
              {renderBar?.(bar)}
              <span data-part="value" className={classes['value']}>
                {bar.text}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** The part of a column's place that its bar takes. */
const barWidth = 0.7;

/**
 * Bars of one quantity, with the same values as a table. Renders a `figure`; the drawn bars are
 * hidden from screen readers, which read the table.
 *
 * @since 0.2.0
 * @status beta
 * @example <BarChart label="Revenue by service" labelHeading="Service" valueHeading="Revenue"
 * bars={[{ id: 'cut', label: 'Haircut', value: 250, text: '$250' }]} />
 */
export function BarChart({
  label,
  labelHidden = false,
  labelHeading,
  valueHeading,
  bars,
  max,
  variant = 'rows',
  messages,
  className,
  ...rest
}: BarChartProps): ReactElement {
  const t = useMessages('barChart', en, messages);
  const full = max ?? Math.max(...bars.map(({ value }) => value), 0);
  const shareOf = ({ value }: BarChartBar): number =>
    full <= 0 ? 0 : Math.min(1, Math.max(0, value / full));
  const table = { label, labelHeading, valueHeading, bars };
  return (
    <figure
      {...rest}
      data-component="bar-chart"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      {variant === 'rows' ? (
        <Table
          {...table}
          isLabelHidden={labelHidden}
          renderBar={(bar) => (
            <svg aria-hidden="true" data-part="bar" className={classes['track']}>
              <rect className={classes['bar']} width={percent(shareOf(bar))} height="100%" rx="4" />
            </svg>
          )}
        />
      ) : (
        <>
          {labelHidden ? null : (
            <p aria-hidden="true" className={classes['label']}>
              {label}
            </p>
          )}
          <svg aria-hidden="true" data-part="plot" className={classes['plot']}>
            {bars.map((bar, index) => (
              <rect
                key={bar.id}
                className={classes['bar']}
                x={percent((index + (1 - barWidth) / 2) / bars.length)}
                y={percent(1 - shareOf(bar))}
                width={percent(barWidth / bars.length)}
                height={percent(shareOf(bar))}
                rx="2"
              >
                <title>{`${bar.label}: ${bar.text}`}</title>
              </rect>
            ))}
          </svg>
          <div aria-hidden="true" data-part="axis" className={classes['axis']}>
            {bars.map(({ id, label: name, shortLabel = name }) => (
              <span key={id}>{shortLabel}</span>
            ))}
          </div>
          <details data-part="data" className={classes['data']}>
            <summary>{t.table}</summary>
            <Table {...table} isLabelHidden />
          </details>
        </>
      )}
    </figure>
  );
}
