'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './MediaObject.module.css';

/** Props of {@link MediaObject}: every attribute of a `div`; children are the words below the title. */
export interface MediaObjectProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An `IconDisc`, an `Avatar` or a small picture. */
  media: ReactNode;
  /** What it is about. */
  title: ReactNode;
  /** Reaches the heading, which then takes focus from script, such as after a form was sent. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** `s` for many of them below each other, in a card or an aside. @default 'm' */
  size?: 's' | 'm' | undefined;
  /** `auto` puts the media beside the words from 480 px of its own width on, `row` always. @default 'auto' */
  variant?: 'auto' | 'row' | undefined;
  /** On a surface of its own with an edge. @default false */
  framed?: boolean | undefined;
  /** Buttons or links: at the end where the media stands beside the words, below them otherwise. */
  action?: ReactNode;
}

/**
 * A disc or a face with a title, some words and something to do. Renders a `div` that measures itself: give it a width.
 *
 * @example
 * <MediaObject
 *   framed
 *   media={<IconDisc><Phone /></IconDisc>}
 *   title="Phone support"
 *   action={<a href="tel:+302310000000" {...buttonProps({ variant: 'secondary' })}>Call</a>}
 * >
 *   Every day from 9:00 to 21:00.
 * </MediaObject>
 */
export function MediaObject({
  media,
  title,
  titleRef,
  headingLevel = 3,
  size = 'm',
  variant = 'auto',
  framed = false,
  action,
  className,
  children,
  ...rest
}: MediaObjectProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      data-component="media-object"
      data-size={size}
      data-variant={variant}
      data-framed={framed ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <div className={classes['inner']}>
        <div data-part="media" className={classes['media']}>
          {media}
        </div>
        <div className={classes['words']}>
          <Heading
            ref={titleRef}
            tabIndex={titleRef === undefined ? undefined : -1}
            data-part="title"
            className={classes['title']}
          >
            {title}
          </Heading>
          {children ? (
            <div data-part="text" className={classes['text']}>
              {children}
            </div>
          ) : null}
        </div>
        {action ? (
          <div data-part="action" className={classes['action']}>
            {action}
          </div>
        ) : null}
      </div>
    </div>
  );
}
