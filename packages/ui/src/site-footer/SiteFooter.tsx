import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './SiteFooter.module.css';

/** Props of {@link SiteFooter}: every attribute of a `footer`. */
export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** First and widest column: brand, a sentence, a newsletter. */
  intro: ReactNode;
  /** {@link SiteFooterSection}s, best three. */
  children: ReactNode;
  /** The line below all columns, such as the copyright. */
  legal: ReactNode;
  /** At the end of that line, such as links to social networks. */
  end?: ReactNode;
}

/**
 * The end of every page: a description of the site, lists of links, and a legal line. Renders a
 * `footer`.
 *
 * @since 0.2.0
 * @status beta
 * @example <SiteFooter intro={<BrandLink renderLink={home} />} legal="© 2024 Salonica">
 * <SiteFooterSection title="Company" nav> <SiteFooterLinks> <li><Link to="/about">About</Link></li>
 * </SiteFooterLinks> </SiteFooterSection> </SiteFooter>
 */
export function SiteFooter({
  intro,
  legal,
  end,
  className,
  children,
  ...rest
}: SiteFooterProps): ReactElement {
  return (
    <footer {...rest} data-component="site-footer" className={cx(classes['root'], className)}>
      <div className={classes['container']}>
        <div className={classes['columns']}>
          <div data-part="intro" className={classes['intro']}>
            {intro}
          </div>
          {children}
        </div>
        <div data-part="bottom" className={classes['bottom']}>
          <p>{legal}</p>
          {end}
        </div>
      </div>
    </footer>
  );
}

/** Props of {@link SiteFooterSection}: every attribute of a `div`, or of a `nav`. */
export interface SiteFooterSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading, an `h2`. */
  title: ReactNode;
  /** Renders a `nav` named by the heading, for links through the site. @default false */
  nav?: boolean | undefined;
  /** Takes the whole row in the two-column layout. @default false */
  wide?: boolean | undefined;
}

/**
 * One column of a {@link SiteFooter}. Renders a `div`, or a `nav` named by its heading.
 *
 * @example
 * <SiteFooterSection title="Contact" wide>…</SiteFooterSection>
 */
export function SiteFooterSection({
  title,
  nav = false,
  wide = false,
  className,
  children,
  ...rest
}: SiteFooterSectionProps): ReactElement {
  const id = useId();
  // Both take the same attributes.
  const Element = (nav ? 'nav' : 'div') as 'div';
  return (
    <Element
      aria-labelledby={nav ? id : undefined}
      {...rest}
      data-part="section"
      data-wide={wide || undefined}
      className={cx(classes['section'], className)}
    >
      <h2 id={id} data-part="title" className={classes['title']}>
        {title}
      </h2>
      {children}
    </Element>
  );
}

/** Props of {@link SiteFooterLinks}: every attribute of a `ul`. */
export type SiteFooterLinksProps = ComponentProps<'ul'>;

/**
 * Links or plain lines of a {@link SiteFooterSection}. Renders a `ul`; children are `li` with one link or `span`.
 *
 * @example
 * <SiteFooterLinks>
 *   <li><Link to="/about">About</Link></li>
 * </SiteFooterLinks>
 */
export function SiteFooterLinks({ className, ...rest }: SiteFooterLinksProps): ReactElement {
  return (
    // Safari drops the list role together with the bullets.
    <ul role="list" {...rest} data-part="links" className={cx(classes['links'], className)} />
  );
}
