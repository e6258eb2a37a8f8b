import type { ComponentProps, ReactElement } from 'react';
import { BrandMark } from '../brand-mark/index.ts';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import classes from './BrandLink.module.css';

/** Props of {@link BrandLink}: every attribute of a `span`. */
export interface BrandLinkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name beside the mark, excluded from translation. @default 'Salonica' */
  name?: string | undefined;
  /** Wraps mark and name in the consumer's link, which names its target (`aria-label`). */
  renderLink: RenderLink;
}

/**
 * Mark and name as a link to the home page. Renders a `span` around the consumer's link.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <BrandLink renderLink={(link) => <Link to="/" aria-label="Salonica, home" {...link} />} />
 */
export function BrandLink({
  name = 'Salonica',
  renderLink,
  className,
  ...rest
}: BrandLinkProps): ReactElement {
  return (
    <span {...rest} data-component="brand-link" className={cx(classes['root'], className)}>
      {renderLink({
        className: classes['link'],
        children: (
          <>
            <BrandMark size={28} className={classes['mark']} />
            <span data-part="name" translate="no">
              {name}
            </span>
          </>
        ),
      })}
    </span>
  );
}
