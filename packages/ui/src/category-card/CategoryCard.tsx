import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { Photo, type PhotoImage } from '../photo/index.ts';
import classes from './CategoryCard.module.css';

/** Props of {@link CategoryCard}: every attribute of an `article`. */
export interface CategoryCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The heading, and the text of the link. */
  name: string;
  /** Line under the name, such as "12 services". */
  caption?: string | undefined;
  /** 3:2. Decoration beside the name: leave `alt` empty. */
  image?: PhotoImage | null | undefined;
  /** In the first screen: its picture is fetched before others. @default false */
  eager?: boolean | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Wraps the name in the consumer's link, which covers the whole card. */
  renderLink?: RenderLink | undefined;
}

/**
 * A kind of service to browse. Renders an `article` named by its heading: a card in a `CardGrid` of two or more columns, a row in a narrow
 * one.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <CategoryCard
 *   name="Haircut"
 *   caption="12 services"
 *   image={{ src: '/categories/haircut.avif', alt: '' }}
 *   renderLink={(link) => <Link to="/category/1" {...link} />}
 * />
 */
export function CategoryCard({
  name,
  caption,
  image,
  eager,
  headingLevel = 3,
  renderLink,
  className,
  ...rest
}: CategoryCardProps): ReactElement {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      aria-labelledby={headingId}
      data-component="category-card"
      className={cx(classes['root'], className)}
    >
      <Photo image={image} ratio="3:2" eager={eager} seed={name} className={classes['media']} />
      <div data-part="body" className={classes['body']}>
        <div className={classes['text']}>
          <Heading id={headingId} className={classes['name']}>
            {renderLink ? renderLink({ className: classes['link'], children: name }) : name}
          </Heading>
          {caption === undefined ? null : (
            <p data-part="caption" className={classes['caption']}>
              {caption}
            </p>
          )}
        </div>
        <span data-part="arrow" aria-hidden="true" className={classes['arrow']}>
          <ArrowRight />
          <ChevronRight />
        </span>
      </div>
    </article>
  );
}
