import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './PageBand.module.css';

/** Props of {@link PageBand}: every attribute of a `div`. */
export interface PageBandProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** The main action, such as a `SearchBar`. */
  children?: ReactNode;
  /** A decorative picture of 300 px on the line below; visible from 1024 px on. */
  scene?: ReactNode;
}

/**
 * The full-width top of a page with a main action. Renders a `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <PageBand title="Find your salon" scene={<img src="/bench.svg" alt="" />}>
 *   <SearchBar submit="Search">…</SearchBar>
 * </PageBand>
 */
export function PageBand({
  title,
  lead,
  scene,
  className,
  children,
  ...rest
}: PageBandProps): ReactElement {
  return (
    <div {...rest} data-component="page-band" className={cx(classes['root'], className)}>
      <div className={classes['inner']}>
        <div data-part="content" className={classes['content']}>
          <h1 data-part="title">{title}</h1>
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
        {scene ? (
          <div data-part="scene" aria-hidden="true" className={classes['scene']}>
            {scene}
          </div>
        ) : null}
      </div>
    </div>
  );
}
