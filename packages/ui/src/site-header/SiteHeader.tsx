import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import classes from './SiteHeader.module.css';

/** Props of {@link SiteHeader}: every attribute of a `header`. */
export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The link to the home page, such as a `BrandLink`. */
  brand: ReactNode;
  /** Accessible name of the navigation: "Main". */
  navLabel: string;
  /**
   * {@link SiteHeaderItem}s, preferably three to six; visible where the header is at least 1024 px
   * wide.
   */
  children: ReactNode;
  /** {@link SiteHeaderTool}s at the end: language, theme, account, the button of the menu. */
  tools?: ReactNode;
}

/**
 * The top of every page: brand, navigation and tools in one row; in narrow containers a tool opens
 * the navigation as a `SiteMenu`. Renders a `header`.
 *
 * @since 0.2.0
 * @status beta
 * @example <SiteHeader brand={<BrandLink renderLink={home} />} navLabel="Main"
 * tools={<SiteHeaderTool show="narrow"><IconButton label="Menu"><Menu
 * /></IconButton></SiteHeaderTool>} > <SiteHeaderItem renderLink={(link) => <Link to="/salons"
 * {...link} />}>Find Salons</SiteHeaderItem> </SiteHeader>
 */
export function SiteHeader({
  brand,
  navLabel,
  tools,
  className,
  children,
  ...rest
}: SiteHeaderProps): ReactElement {
  return (
    <header {...rest} data-component="site-header" className={cx(classes['root'], className)}>
      <div className={classes['row']}>
        {brand}
        <nav aria-label={navLabel} data-part="nav" className={classes['nav']}>
          {/* Safari drops the list role together with the bullets. */}
          <ul role="list" className={classes['items']}>
            {children}
          </ul>
        </nav>
        <div data-part="tools" className={classes['tools']}>
          {tools}
        </div>
      </div>
    </header>
  );
}

/** Props of {@link SiteHeaderItem}: every attribute of a `li`. */
export interface SiteHeaderItemProps extends ComponentProps<'li'> {
  /** The consumer's link; it has `aria-current` on its page. */
  renderLink: RenderLink;
  /** The text of the link. */
  children: ReactNode;
}

/**
 * One link of a {@link SiteHeader}'s navigation. Renders a `li` with the consumer's link.
 *
 * @example
 * <SiteHeaderItem renderLink={(link) => <Link to="/salons" aria-current="page" {...link} />}>
 *   Find Salons
 * </SiteHeaderItem>
 */
export function SiteHeaderItem({
  renderLink,
  children,
  ...rest
}: SiteHeaderItemProps): ReactElement {
  return (
    <li {...rest} data-part="item">
      {renderLink({ className: classes['item'], children })}
    </li>
  );
}

/** Props of {@link SiteHeaderTool}: every attribute of a `div`. */
export interface SiteHeaderToolProps extends ComponentProps<'div'> {
  /**
   * `wide`: only where the navigation is visible. `narrow`: only where it is not. @default 'always'
   */
  show?: 'always' | 'wide' | 'narrow' | undefined;
}

/**
 * One control at the end of a {@link SiteHeader}. Renders a `div`.
 *
 * @example
 * <SiteHeaderTool show="wide"><ThemeToggle /></SiteHeaderTool>
 */
export function SiteHeaderTool({
  show = 'always',
  className,
  ...rest
}: SiteHeaderToolProps): ReactElement {
  return (
    <div {...rest} data-part="tool" data-show={show} className={cx(classes['tool'], className)} />
  );
}
