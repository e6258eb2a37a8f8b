'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { en, type BreadcrumbMessages } from './Breadcrumb.messages.ts';
import classes from './Breadcrumb.module.css';

/** Props of {@link Breadcrumb}: every attribute of a `nav`. */
export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** {@link BreadcrumbItem}s, from the top level to the current page. */
  children: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BreadcrumbMessages> | undefined;
}

/**
 * The path from the home page to the current page. Renders a `nav` with an ordered list.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Breadcrumb>
 *   <BreadcrumbItem><Link to="/">Home</Link></BreadcrumbItem>
 *   <BreadcrumbItem current>Haircut</BreadcrumbItem>
 * </Breadcrumb>
 */
export function Breadcrumb({
  messages: own,
  className,
  children,
  ...rest
}: BreadcrumbProps): ReactElement {
  const messages = useMessages('breadcrumb', en, own);
  return (
    <nav
      aria-label={messages.label}
      {...rest}
      data-component="breadcrumb"
      className={cx(classes['root'], className)}
    >
      <ol className={classes['list']}>{children}</ol>
    </nav>
  );
}

/** Props of {@link BreadcrumbItem}: every attribute of an `li`. */
export interface BreadcrumbItemProps extends ComponentProps<'li'> {
  /** A link, or the name of the current page. */
  children: ReactNode;
  /** The current page: text, not a link. @default false */
  current?: boolean | undefined;
}

/**
 * One level of a {@link Breadcrumb}. Renders an `li`.
 *
 * @example
 * <BreadcrumbItem><a href="/categories">Categories</a></BreadcrumbItem>
 */
export function BreadcrumbItem({
  current = false,
  className,
  children,
  ...rest
}: BreadcrumbItemProps): ReactElement {
  return (
    <li {...rest} data-part="item" className={cx(classes['item'], className)}>
      {current ? (
        <span aria-current="page" data-part="current" className={classes['current']}>
          {children}
        </span>
      ) : (
        <>
          {children}
          <ChevronRight aria-hidden="true" data-part="separator" className={classes['separator']} />
        </>
      )}
    </li>
  );
}
