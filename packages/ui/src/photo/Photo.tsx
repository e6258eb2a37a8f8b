'use client';

import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { PhotoImg } from './PhotoImg.tsx';
import { Storefront } from './Storefront.tsx';
import classes from './Photo.module.css';

/** A picture and optionally its version for the dark theme. */
export interface PhotoImage {
  /** URL of the picture; of the light version if there are two. */
  src: string;
  /** Shown in the dark theme. The light picture is shown when it is missing or fails. */
  darkSrc?: string | undefined;
  /** Alternative text; empty for decoration. */
  alt: string;
}

/** Aspect ratio of the visible part; the picture is cropped to it. */
export type PhotoRatio = '4:3' | '3:2' | '16:9' | '1:1';

/** Props of {@link Photo}: every attribute of a `div`. */
export interface PhotoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without a picture, or when it fails, a plain storefront is drawn. */
  image?: PhotoImage | null | undefined;
  /** Aspect ratio of the visible part. @default '4:3' */
  ratio?: PhotoRatio | undefined;
  /** Intrinsic width of the file in pixels; the height follows from `ratio`. @default 640 */
  width?: number | undefined;
  /** In the first screen: fetched with high priority. @default false */
  eager?: boolean | undefined;
  /** Any constant text of this subject; selects the colours of the drawn storefront. */
  seed?: string | undefined;
  /** Over the picture, at the start of its top edge. */
  children?: ReactNode;
}

const heights: Record<PhotoRatio, number> = {
  '4:3': 3 / 4,
  '3:2': 2 / 3,
  '16:9': 9 / 16,
  '1:1': 1,
};

/**
 * A picture with a paper-coloured border, with a file for the light and one for the dark theme; only the
 * visible one is fetched. Renders a `div`.
 *
 * @since 0.1.0
 * @status stable
 * @example <Photo image={{ src: '/salons/01/facade.avif', darkSrc: '/salons/01/facade-dark.avif',
 * alt: 'Kyma' }} />
 */
export function Photo({
  image,
  ratio = '4:3',
  width = 640,
  eager = false,
  seed = '',
  className,
  children,
  ...rest
}: PhotoProps): ReactElement {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const markBroken = (src: string): void => setBroken((known) => [...known, src]);

  const usable = (src: string | undefined): src is string =>
    src !== undefined && src !== '' && !broken.includes(src);
  const light = usable(image?.src) ? image.src : undefined;
  // One picture for both themes is one image.
  const dark =
    light !== undefined && usable(image?.darkSrc) && image.darkSrc !== light
      ? image.darkSrc
      : undefined;
  const common = {
    alt: image?.alt ?? '',
    width,
    height: Math.round(width * heights[ratio]),
    eager,
    onBroken: markBroken,
  };

  return (
    <div
      {...rest}
      data-component="photo"
      data-ratio={ratio}
      data-dark={dark === undefined ? undefined : ''}
      className={cx(classes['root'], className)}
    >
      <div data-part="frame" className={classes['frame']}>
        {light === undefined ? (
          <Storefront seed={seed} />
        ) : (
          <PhotoImg key={light} {...common} src={light} part="light" paired={dark !== undefined} />
        )}
        {dark === undefined ? null : (
          <PhotoImg key={dark} {...common} src={dark} part="dark" paired />
        )}
      </div>
      {children ? (
        <div data-part="overlay" className={classes['overlay']}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
