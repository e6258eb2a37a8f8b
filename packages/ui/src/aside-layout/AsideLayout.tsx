import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './AsideLayout.module.css';

/** Props of {@link AsideLayout}: every attribute of a `div`; children are the main part. */
export interface AsideLayoutProps extends ComponentProps<'div'> {
  /** What stands beside the main part: a summary, a card, the contents of the page. */
  aside: ReactNode;
  /** Where it stands; at the start it also comes first, beside and below each other. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** Its width beside the main part: `s` 276 px, `m` 376 px. @default 'm' */
  size?: 's' | 'm' | undefined;
  /** It stays in view while the main part scrolls. @default true */
  sticky?: boolean | undefined;
}

/**
 * A main part with something narrow beside it; below each other where there is no room. Renders a `div` inside a `div`
 * that it measures itself by.
 *
 * @example
 * <AsideLayout aside={<BookingSummary />}>
 *   <Section title="Select a Date">…</Section>
 * </AsideLayout>
 */
export function AsideLayout({
  aside,
  side = 'end',
  size = 'm',
  sticky = true,
  className,
  children,
  ...rest
}: AsideLayoutProps): ReactElement {
  const beside = (
    <div data-part="aside" className={classes['aside']}>
      {aside}
    </div>
  );
  return (
    <div className={classes['measure']}>
      <div
        {...rest}
        data-component="aside-layout"
        data-side={side}
        data-size={size}
        data-sticky={sticky ? '' : undefined}
        className={cx(classes['root'], className)}
      >
        {side === 'start' ? beside : null}
        <div data-part="main" className={classes['main']}>
          {children}
        </div>
        {side === 'end' ? beside : null}
      </div>
    </div>
  );
}
