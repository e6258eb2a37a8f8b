import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './BalanceCard.module.css';

/** Props of {@link BalanceCard}: every attribute of a `div`. */
export interface BalanceCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the amount, such as "Available balance". */
  label: ReactNode;
  /** The formatted amount with its currency. */
  amount: string;
  /** The owner of the card. */
  holder?: string | undefined;
  /** Mark of the brand in the corner, decorative. */
  mark?: ReactNode;
  /** Buttons and links below the card; they share its width. */
  actions?: ReactNode;
}

/** Widths of the water's strokes, from the horizon to the shore. */
const waves = [116, 95, 74, 53, 32];

/** Characters in large type beside the sun. */
const roomyLength = 10;

/**
 * Money in an account, as a card with a sunset over the gulf. Renders a `div` with a `dl`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <BalanceCard
 *   label="Available balance"
 *   amount="$125.50"
 *   holder="Eleni Vasiliou"
 *   mark={<BrandMark size={28} />}
 *   actions={<Button startIcon={<Plus />}>Add money</Button>}
 * />
 */
export function BalanceCard({
  label,
  amount,
  holder,
  mark,
  actions,
  className,
  ...rest
}: BalanceCardProps): ReactElement {
  return (
    <div {...rest} data-component="balance-card" className={cx(classes['root'], className)}>
      <div data-part="card" className={classes['card']}>
        <span aria-hidden="true" className={classes['water']} />
        <svg
          aria-hidden="true"
          viewBox="0 0 128 140"
          preserveAspectRatio="xMidYMin meet"
          className={classes['sun']}
        >
          <path d="M2 62a62 62 0 0 1 124 0z" />
          {waves.map((width, index) => (
            <rect
              key={width}
              x={64 - width / 2}
              y={76 + index * 14.5}
              width={width}
              height="4"
              rx="2"
              opacity={0.86 - index * 0.14}
            />
          ))}
        </svg>
        {mark ? (
          <span data-part="mark" className={classes['mark']}>
            {mark}
          </span>
        ) : null}
        <dl>
          <dt className={classes['label']}>{label}</dt>
          <dd
            data-part="amount"
            data-long={amount.length > roomyLength ? '' : undefined}
            className={classes['amount']}
          >
            {amount}
          </dd>
        </dl>
        {holder === undefined ? null : (
          <p data-part="holder" translate="no" className={classes['holder']}>
            {holder}
          </p>
        )}
      </div>
      {actions ? (
        <div data-part="actions" className={classes['actions']}>
          {actions}
        </div>
      ) : null}
    </div>
  );
}
