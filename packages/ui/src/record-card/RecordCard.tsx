'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { en, type RecordCardMessages } from './RecordCard.messages.ts';
import classes from './RecordCard.module.css';

/** Props of {@link RecordCard}: every attribute of an `article`. */
export interface RecordCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The person's label, such as "Home". */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Decorative. */
  icon?: ReactNode;
  /** Used unless another is chosen; marked by a badge. @default false */
  default?: boolean | undefined;
  /** `card` is for single records, `row` for several in a panel. @default 'card' */
  variant?: 'card' | 'row' | undefined;
  /** Buttons and links; each needs a name with the record's label. */
  actions?: ReactNode;
  /** Lines below the title, each a `p` or an `address`. */
  children?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<RecordCardMessages> | undefined;
}

/**
 * A saved record of a person: an address, a payment method. Renders an `article` named by its
 * heading.
 *
 * @since 0.1.0
 * @status stable
 * @example <RecordCard icon={<House />} title="Home" default actions={<Button variant="quiet"
 * size="s" aria-label="Edit Home">Edit</Button>} > <address>24 Tsimiski, Thessaloniki</address>
 * </RecordCard>
 */
export function RecordCard({
  title,
  headingLevel = 3,
  icon,
  default: isDefault = false,
  variant = 'card',
  actions,
  messages,
  className,
  children,
  ...rest
}: RecordCardProps): ReactElement {
  const t = useMessages('recordCard', en, messages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-component="record-card"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <div className={classes['layout']}>
        {icon ? (
          <span aria-hidden="true" data-part="icon" className={classes['icon']}>
            {icon}
          </span>
        ) : null}
        <div className={classes['words']}>
          <div className={classes['head']}>
            <Heading id={id} data-part="title" className={classes['title']}>
              {title}
            </Heading>
            {isDefault ? (
              <Badge tone="wine" data-part="default">
                {t.default}
              </Badge>
            ) : null}
          </div>
          <div data-part="lines" className={classes['lines']}>
            {children}
          </div>
        </div>
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </article>
  );
}
