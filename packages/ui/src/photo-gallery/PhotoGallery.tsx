import Images from 'lucide-react/icons/images';
import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { buttonProps } from '../button/index.ts';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import { Photo, type PhotoProps } from '../photo/index.ts';
import classes from './PhotoGallery.module.css';

/** The link from the visible pictures to all of them. */
export interface GalleryAll {
  /** "View all 6". Also the accessible name when only `short` is visible. */
  label: string;
  /** Shown beside the icon when one picture is visible: "1 / 6". */
  short: string;
  /** Wraps it in the consumer's link. */
  renderLink: RenderLink;
}

/** Props of {@link PhotoGallery}: every attribute of a `ul`. */
export interface PhotoGalleryProps extends ComponentProps<'ul'> {
  /**
   * `mosaic` is one large picture with four small ones beside it, and only the first in narrow
   * containers; `grid` has two columns, three if there is room; `large` at most two. @default
   * 'grid'
   */
  variant?: 'mosaic' | 'grid' | 'large' | undefined;
  /** Over the last corner of a mosaic. */
  all?: GalleryAll | undefined;
  /** {@link GalleryPhoto}s; a mosaic shows five, or only the first. */
  children: ReactNode;
}

const mosaicCount = 5;

/**
 * Pictures of a place, each with a link to its large version. Renders a `ul` inside a container
 * `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example <PhotoGallery variant="mosaic" aria-label="Pictures of Kyma" all={{ label: 'View all 6',
 * short: '1 / 6', renderLink: (link) => <a href="?photo=1" {...link} /> }} > <GalleryPhoto image={{
 * src: '/salons/04/facade.avif', alt: '' }} renderLink={(link) => <a href="?photo=1"
 * aria-label="Open picture 1 of 6" {...link} />} /> </PhotoGallery>
 */
export function PhotoGallery({
  variant = 'grid',
  all,
  className,
  children,
  ...rest
}: PhotoGalleryProps): ReactElement {
  const full = variant === 'mosaic' && Children.count(children) === mosaicCount;
  return (
    <div
      data-component="photo-gallery"
      data-variant={variant}
      data-full={full ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      {/* Safari drops the list role together with the bullets. */}
      <ul role="list" {...rest} className={classes['list']}>
        {children}
      </ul>
      {all?.renderLink({
        ...buttonProps({ variant: 'secondary', size: 's', className: classes['all'] }),
        children: (
          <>
            <Images aria-hidden="true" />
            <span data-part="label" className={classes['label']}>
              {all.label}
            </span>
            <span data-part="short" aria-hidden="true" className={classes['short']}>
              {all.short}
            </span>
          </>
        ),
      })}
    </div>
  );
}

/** Props of {@link GalleryPhoto}: every attribute of a `li`. */
export interface GalleryPhotoProps
  extends
    Omit<ComponentProps<'li'>, 'children'>,
    Pick<PhotoProps, 'image' | 'ratio' | 'width' | 'eager' | 'seed'> {
  /** Wraps the picture in the consumer's link, whose name identifies the picture. */
  renderLink?: RenderLink | undefined;
  /** Caption below the picture; not in a mosaic. */
  caption?: ReactNode;
}

/**
 * One picture of a {@link PhotoGallery}. Renders a `li`; without an `image` a plain storefront is drawn.
 *
 * @example
 * <GalleryPhoto
 *   image={{ src: '/salons/04/basins.avif', alt: '' }}
 *   caption="The wash room"
 *   renderLink={(link) => <a href="?photo=2" aria-label="Open picture 2 of 6: the wash room" {...link} />}
 * />
 */
export function GalleryPhoto({
  image,
  ratio,
  width,
  eager,
  seed,
  renderLink,
  caption,
  className,
  ...rest
}: GalleryPhotoProps): ReactElement {
  const photo = (
    <Photo
      image={image}
      ratio={ratio}
      width={width}
      eager={eager}
      seed={seed}
      className={classes['photo']}
    />
  );
  return (
    <li {...rest} data-part="item" className={cx(classes['item'], className)}>
      {renderLink ? renderLink({ className: classes['link'], children: photo }) : photo}
      {caption ? (
        // The link has that name.
        <p
          aria-hidden={renderLink ? true : undefined}
          data-part="caption"
          className={classes['caption']}
        >
          {caption}
        </p>
      ) : null}
    </li>
  );
}
