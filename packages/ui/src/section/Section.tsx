import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './Section.module.css';

/** Props of {@link Section}: every attribute of a `section`. */
export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, and the name of the section. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Size of the heading and of the space below: `l` on a page of sections, `m` and `s` in
   * subsections. @default 'l'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** A button or link at the end of the heading; below it if there is no room. */
  action?: ReactNode;
  /** A centred button or link below the content, to the rest of it. */
  more?: ReactNode;
  /** A hairline above it. @default false */
  divided?: boolean | undefined;
}

/**
 * A part of a page with its heading, without its own surface. Renders a `section` named by its
 * heading.
 *
 * @since 0.2.0
 * @status beta
 * @example <Section title="Top rated salons" lead="Loved by their customers." more={<Link
 * to="/salons" {...buttonProps({ variant: 'secondary' })}>View all salons</Link>} >
 * <CardGrid>…</CardGrid> </Section>
 */
export function Section({
  title,
  headingLevel = 2,
  size = 'l',
  lead,
  action,
  more,
  divided = false,
  className,
  children,
  ...rest
}: SectionProps): ReactElement {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="section"
      data-size={size}
      data-divided={divided ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <div data-part="header" className={classes['header']}>
        <div className={classes['words']}>
          <Heading id={id} data-part="title" className={classes['title']}>
            {title}
          </Heading>
          {lead ? (
            <p data-part="lead" className={classes['lead']}>
              {lead}
            </p>
          ) : null}
        </div>
        {action ? (
          <div data-part="action" className={classes['action']}>
            {action}
          </div>
        ) : null}
      </div>
      {children}
      {more ? (
        <div data-part="more" className={classes['more']}>
          {more}
        </div>
      ) : null}
    </section>
  );
}
