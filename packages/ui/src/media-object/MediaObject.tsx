'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './MediaObject.module.css';

/**
 * Props of {@link MediaObject}: every attribute of a `div`; children are the text below the title.
 */
export interface MediaObjectProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An `IconDisc`, an `Avatar` or a small picture. */
  media: ReactNode;
  /** The title. */
  title: ReactNode;
  /** Ref of the heading, which then can take focus by script, such as after a form was sent. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** `s` for several in a stack, in a card or an aside. @default 'm' */
  size?: 's' | 'm' | undefined;
  /**
   * `auto` puts the media beside the text from 480 px of its own width on, `row` always. @default
   * 'auto'
   */
  variant?: 'auto' | 'row' | undefined;
  /** On its own surface with an edge. @default false */
  framed?: boolean | undefined;
  /** Buttons or links: at the end if the media is beside the text, below otherwise. */
  action?: ReactNode;
}

/**
 * A disc or a face with a title, text and an action. Renders a `div` that is a size container: give
 * it a width.
 *
 * @since 0.2.0
 * @status beta
 * @example <MediaObject framed media={<IconDisc><Phone /></IconDisc>} title="Phone support"
 * action={<a href="tel:+302310000000" {...buttonProps({ variant: 'secondary' })}>Call</a>} > Every
 * day from 9:00 to 21:00. </MediaObject>
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
