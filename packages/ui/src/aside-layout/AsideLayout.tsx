import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './AsideLayout.module.css';

/** Props of {@link AsideLayout}: every attribute of a `div`; children are the main part. */
export interface AsideLayoutProps extends ComponentProps<'div'> {
  /** The secondary content: a summary, a card, a table of contents. */
  aside: ReactNode;
  /** Its position; at the start it also comes first, beside and stacked. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** Its width beside the main part: `s` 276 px, `m` 376 px. @default 'm' */
  size?: 's' | 'm' | undefined;
  /** Sticky while the main part scrolls. @default true */
  sticky?: boolean | undefined;
}

/**
 * A main part with a narrow column beside it; stacked if there is no room. Renders a `div` inside a
 * container `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example <AsideLayout aside={<BookingSummary />}> <Section title="Select a Date">…</Section>
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
