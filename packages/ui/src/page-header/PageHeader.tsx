'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import classes from './PageHeader.module.css';

/** Props of {@link PageHeader}: every attribute of a `div`. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** Ref of the `h1`, which takes focus by script, such as after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** `l` is for a page, `m` for a page with a single form. @default 'l' */
  size?: 'l' | 'm' | undefined;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** The parent page: its name, and the consumer's link. */
  back?: { label: string; renderLink: RenderLink } | undefined;
  /** A `Breadcrumb`, instead of `back`. */
  breadcrumb?: ReactNode;
  /** More content below the lead: a search, facts. */
  children?: ReactNode;
  /** Buttons and links; beside the title if there is room. */
  actions?: ReactNode;
}

/**
 * The top of a page: back link, title and lead. Renders a `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <PageHeader
 *   title="Wallet"
 *   back={{ label: 'Profile', renderLink: (link) => <Link to="/profile" {...link} /> }}
 *   lead="Your balance, your cards and your transactions."
 * />
 */
export function PageHeader({
  title,
  titleRef,
  size = 'l',
  lead,
  back,
  breadcrumb,
  actions,
  className,
  children,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <div
      {...rest}
      data-component="page-header"
      data-size={size}
      className={cx(classes['root'], className)}
    >
      {breadcrumb}
      {back && !breadcrumb ? (
        <p data-part="back" className={classes['back']}>
          {back.renderLink({
            className: classes['link'],
            children: (
              <>
                <ChevronLeft aria-hidden="true" />
                {back.label}
              </>
            ),
          })}
        </p>
      ) : null}
      <div className={classes['line']}>
        <div className={classes['words']}>
          <h1 ref={titleRef} tabIndex={-1} data-part="title" className={classes['title']}>
            {title}
          </h1>
          {lead ? (
            <p data-part="lead" className={classes['lead']}>
              {lead}
            </p>
          ) : null}
          {children ? (
            <div data-part="body" className={classes['body']}>
              {children}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
