import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { titleClass } from '../internal/title.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './EmptyState.module.css';

/** Props of {@link EmptyState}: every attribute of a `div`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, or what failed. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | 1 | undefined;
  /** Decorative picture on a hairline. */
  illustration?: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One primary action, a button or a link. */
  action?: ReactNode;
}

/**
 * Explains that there is no content, or that it failed to load, and the next step. Renders a `div`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <EmptyState title="No addresses saved" action={<Button>Add New Address</Button>}>
 *   Add a place and we will remember it for home service.
 * </EmptyState>
 */
export function EmptyState({
  title,
  headingLevel = 2,
  illustration,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} data-component="empty-state" className={cx(classes['root'], className)}>
      {illustration ? (
        <div data-part="illustration" className={classes['illustration']} aria-hidden="true">
          {illustration}
        </div>
      ) : null}
      <Heading data-part="title" className={titleClass}>
        {title}
      </Heading>
      {children ? (
        <div data-part="text" className={classes['text']}>
          {children}
        </div>
      ) : null}
      {action ? (
        <div data-part="action" className={classes['action']}>
          {action}
        </div>
      ) : null}
    </div>
  );
}
