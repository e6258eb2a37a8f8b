import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './Tile.module.css';

/** Props of {@link Tile}: every attribute of a `div`. */
export interface TileProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the target. */
  title: string;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Wraps the title in the consumer's link; the whole tile is clickable. */
  renderLink: RenderLink;
  /** Decorative; on a disc. */
  icon: ReactNode;
  /** A short description of the target. */
  text?: string | undefined;
  /** A number or a `Badge` at the end, with text for screen readers. */
  aside?: ReactNode;
}

/**
 * A link to a part of the product, with icon, title and text. Renders a `div`; the title is a
 * heading with a link that covers the tile.
 *
 * @since 0.1.0
 * @status stable
 * @example <Tile icon={<Wallet />} title="Wallet" text="Balance and history" aside="$125.50"
 * renderLink={(link) => <Link to="/profile/wallet" {...link} />} />
 */
export function Tile({
  title,
  headingLevel = 3,
  renderLink,
  icon,
  text,
  aside,
  className,
  ...rest
}: TileProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} data-component="tile" className={cx(classes['root'], className)}>
      <span data-part="icon" aria-hidden="true" className={classes['icon']}>
        {icon}
      </span>
      <div className={classes['main']}>
        <div className={classes['words']}>
          <Heading data-part="title" className={classes['title']}>
            {renderLink({ className: classes['link'], children: title })}
          </Heading>
          {text === undefined ? null : (
            <p data-part="text" className={classes['text']}>
              {text}
            </p>
          )}
        </div>
        {aside ? (
          <div data-part="aside" className={classes['aside']}>
            {aside}
          </div>
        ) : null}
      </div>
      <ChevronRight aria-hidden="true" data-part="arrow" className={classes['arrow']} />
    </div>
  );
}
