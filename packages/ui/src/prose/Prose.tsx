import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './Prose.module.css';

/** Props of {@link Prose}: every attribute of a `div`. */
export type ProseProps = ComponentProps<'div'>;

/**
 * Running text: paragraphs, lists and headings with a readable line length. Renders a `div`; its
 * content is plain markup without class names.
 *
 * @since 0.2.0
 * @status beta
 * @example <Prose> <p>You can cancel until 24 hours before:</p> <ul> <li>on the page of the
 * booking,</li> <li>or by phone.</li> </ul> </Prose>
 */
export function Prose({ className, ...rest }: ProseProps): ReactElement {
  return <div {...rest} data-component="prose" className={cx(classes['root'], className)} />;
}
