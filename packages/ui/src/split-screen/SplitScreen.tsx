import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './SplitScreen.module.css';

/** Props of {@link SplitScreen}: every attribute of a `div`. */
export interface SplitScreenProps extends ComponentProps<'div'> {
  /** Brand and language, above the form; at most two things, at its two edges. */
  top?: ReactNode;
  /** One element that fills the other half, decorative: an `img`, or a `span` with a background. */
  picture: ReactNode;
  /** A line of display type over the picture; visible where the picture is beside the form. */
  caption?: ReactNode;
  /** Title and form, up to 440 px wide. */
  children: ReactNode;
}

/**
 * A form beside a picture: for screens with a single task, such as signing in. Renders a `div` as
 * high as the window. On a phone the picture is a band above the form, on a tablet it is omitted,
 * and from 1024 px on it fills its half.
 *
 * @since 0.2.0
 * @status beta
 * @example <SplitScreen top={<a href="/">Salonica</a>} picture={<img src="/seafront.svg" alt="" />}
 * caption={<>Your chair by the sea <em>is waiting.</em></>} > <PageHeader size="m" title="Welcome
 * back" /> <Form>…</Form> </SplitScreen>
 */
export function SplitScreen({
  top,
  picture,
  caption,
  className,
  children,
  ...rest
}: SplitScreenProps): ReactElement {
  return (
    <div {...rest} data-component="split-screen" className={cx(classes['root'], className)}>
      {top ? (
        <div data-part="top" className={classes['top']}>
          {top}
        </div>
      ) : null}
      <div data-part="scene" className={classes['scene']}>
        <div data-part="picture" aria-hidden="true" className={classes['picture']}>
          {picture}
        </div>
        {caption ? (
          <p data-part="caption" className={classes['caption']}>
            {caption}
          </p>
        ) : null}
      </div>
      <div data-part="content" className={classes['content']}>
        {children}
      </div>
    </div>
  );
}
