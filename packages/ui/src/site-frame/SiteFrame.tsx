import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './SiteFrame.module.css';

/** Props of {@link SiteFrame}: every attribute of a `div`. */
export interface SiteFrameProps extends ComponentProps<'div'> {
  /** Text of the {@link SkipLink}: "Skip to content". */
  skipLabel: string;
  /** A `SiteHeader`. */
  header?: ReactNode;
  /** A `SiteFooter`. */
  footer?: ReactNode;
  /** Id of the main part, the target of the skip link. @default 'main' */
  mainId?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * Header, page and footer: a short page fills the screen, the footer is at its lower edge, and the
 * first tab stop skips the header. Renders a `div` with the `main` of the document.
 *
 * @since 0.2.0
 * @status beta
 * @example <SiteFrame skipLabel="Skip to content" header={<Header />} footer={<Footer />}> <Outlet
 * /> </SiteFrame>
 */
export function SiteFrame({
  skipLabel,
  header,
  footer,
  mainId = 'main',
  className,
  children,
  ...rest
}: SiteFrameProps): ReactElement {
  return (
    <div {...rest} data-component="site-frame" className={cx(classes['root'], className)}>
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      {header}
      <main id={mainId} tabIndex={-1} data-part="main" className={classes['main']}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Props of {@link SkipLink}: every attribute of an `a`. */
export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Fragment of the main part. @default '#main' */
  href?: string | undefined;
  /** Its text. */
  children: ReactNode;
}

/**
 * Skips the beginning of every page; visible while it has the focus. Renders an `a`, for a page
 * without a {@link SiteFrame} the first element of the document.
 *
 * @example <SkipLink>Skip to content</SkipLink>
 */
export function SkipLink({
  href = '#main',
  className,
  children,
  ...rest
}: SkipLinkProps): ReactElement {
  return (
    <a {...rest} href={href} data-part="skip" className={cx(classes['skip'], className)}>
      {children}
    </a>
  );
}
