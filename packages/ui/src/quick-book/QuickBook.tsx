'use client';

import { useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { choiceClasses } from '../internal/choice/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { titleClass } from '../internal/title.ts';
import type { ChangeDetails } from '../changes/index.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useResettable } from '../internal/use-resettable.ts';
import classes from './QuickBook.module.css';

/** A selectable service. */
export interface QuickService {
  /** Identifies the service. */
  value: string;
  /** Name of the service. */
  name: ReactNode;
  /** Its formatted duration. */
  detail?: ReactNode;
  /** Formatted, with its currency. */
  price?: ReactNode;
}

/** Props of {@link QuickBook}: every attribute of a `section`. */
export interface QuickBookProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'title' | 'defaultValue'
> {
  /** Heading and name of the section. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** The next free time: "Next available: Today, 14:30"; the time as `<b>`. */
  next?: ReactNode;
  /** Whether there is one, marked by a dot. @default true */
  free?: boolean | undefined;
  /** Name of the group of services, visually hidden. */
  legend: string;
  /** Preferably three. */
  services: readonly QuickService[];
  /** `value` of the selected service, or null; makes the component controlled. */
  value?: string | null | undefined;
  /** The initially selected service. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the selected service. */
  onValueChange?: ((value: string, details: ChangeDetails<'choice'>) => void) | undefined;
  /** The main action: a `Button` or a link that looks like one, `size="l"` and `block`. */
  action: ReactNode;
  /** A short note below it, such as the deadline for cancelling. */
  note?: ReactNode;
}

/**
 * A card beside a salon for selecting a service and booking it. Renders a `section` named by its
 * heading, with native radios: one tab stop, arrows choose.
 *
 * @since 0.2.0
 * @status beta
 * @example <QuickBook title="Quick Book" next={<>Next available: <b>Today, 14:30</b></>}
 * legend="Service" services={[{ value: '0', name: 'Haircut & Style', detail: '45 min', price: '$65'
 * }]} value={service} onValueChange={setService} action={<a href={`/book?service=${service}`}
 * {...buttonProps({ size: 'l', block: true })}>Book Appointment</a>} note="Free to cancel up to 24
 * hours before" />
 */
export function QuickBook({
  title,
  headingLevel = 2,
  next,
  free = true,
  legend,
  services,
  value,
  defaultValue = null,
  onValueChange,
  action,
  note,
  className,
  ...rest
}: QuickBookProps): ReactElement {
  const id = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useResettable(choices, value, defaultValue);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="quick-book"
      className={cx(classes['root'], className)}
    >
      <Heading id={id} data-part="title" className={titleClass}>
        {title}
      </Heading>
      {next ? (
        <p data-part="next" data-free={free ? '' : undefined} className={classes['next']}>
          {next}
        </p>
      ) : null}
      <fieldset ref={choices} className={classes['services']}>
        <legend className={hiddenClass}>{legend}</legend>
        {services.map((service) => (
          <label key={service.value} data-part="service" className={classes['service']}>
            <input
              type="radio"
              name={id}
              value={service.value}
              checked={service.value === chosen}
              onChange={() => {
                setChosen(service.value);
                onValueChange?.(service.value, { reason: 'choice' });
              }}
              data-part="control"
              className={cx(choiceClasses['control'], classes['control'])}
            />
            <span className={classes['text']}>
              <span data-part="name" className={classes['name']}>
                {service.name}
              </span>{' '}
              {service.detail ? (
                <span data-part="detail" className={classes['detail']}>
                  {service.detail}
                </span>
              ) : null}
            </span>{' '}
            {service.price ? (
              <span data-part="price" className={classes['price']}>
                {service.price}
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
      {action}
      {note ? (
        <p data-part="note" className={classes['note']}>
          {note}
        </p>
      ) : null}
    </section>
  );
}
