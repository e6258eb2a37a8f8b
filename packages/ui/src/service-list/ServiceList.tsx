import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './ServiceList.module.css';

/** Props of {@link ServiceList}: every attribute of a `ul`. */
export interface ServiceListProps extends ComponentProps<'ul'> {
  /** {@link ServiceItem}s. */
  children: ReactNode;
}

/**
 * Services with prices, separated by hairlines. Renders a `ul`.
 *
 * @since 0.2.0
 * @status beta
 * @example <ServiceList> <ServiceItem name="Haircut & Style" detail="45 min" price="$65"
 * action={<Button size="s">Book</Button>} /> </ServiceList>
 */
export function ServiceList({ className, ...rest }: ServiceListProps): ReactElement {
  return (
    // Safari drops the list role together with the bullets.
    <ul
      role="list"
      {...rest}
      data-component="service-list"
      className={cx(classes['root'], className)}
    />
  );
}

/** Props of {@link ServiceItem}: every attribute of a `li`. */
export interface ServiceItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the service. */
  name: ReactNode;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Its formatted duration: "45 min". */
  detail?: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** Formatted, with its currency. */
  price?: ReactNode;
  /** One button or link, `size="s"`, whose name contains the service. */
  action?: ReactNode;
}

/**
 * One service of a {@link ServiceList}. Renders a `li`.
 *
 * @example
 * <ServiceItem
 *   name="Balayage"
 *   detail="120 min"
 *   description="Painted by hand, so that it grows out softly."
 *   price="$140"
 *   action={<a href="/book" aria-label="Book Balayage" {...buttonProps({ size: 's' })}>Book</a>}
 * />
 */
export function ServiceItem({
  name,
  headingLevel = 3,
  detail,
  description,
  price,
  action,
  className,
  ...rest
}: ServiceItemProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      {...rest}
      data-part="service"
      data-described={description ? '' : undefined}
      className={cx(classes['service'], className)}
    >
      <div className={classes['text']}>
        <Heading data-part="name" className={classes['name']}>
          {name}
        </Heading>
        {detail ? (
          <p data-part="detail" className={classes['detail']}>
            {detail}
          </p>
        ) : null}
        {description ? (
          <p data-part="description" className={classes['description']}>
            {description}
          </p>
        ) : null}
      </div>
      {price ? (
        <p data-part="price" className={classes['price']}>
          {price}
        </p>
      ) : null}
      {action ? <div data-part="action">{action}</div> : null}
    </li>
  );
}
