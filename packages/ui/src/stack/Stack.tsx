import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { LayoutElement, SpaceStep } from '../internal/layout.ts';
import space from '../internal/space.module.css';
import classes from './Stack.module.css';

/** Props of {@link Stack}: every attribute of a `div`. */
export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children, a step of the space scale. @default 16 */
  gap?: SpaceStep | undefined;
  /** `row` puts them side by side and wraps if there is no room. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Cross-axis alignment. @default 'stretch' in a column, 'center' in a row */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Main-axis alignment. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** The element: a list if the number of items matters. @default 'div' */
  as?: LayoutElement | undefined;
}

/**
 * Children stacked or side by side with equal space between them. Renders a `div`, or a list of
 * `li` children.
 *
 * @since 0.2.0
 * @status beta
 * @example <Stack gap={24}> <TextField label="Full name" /> <Button>Save</Button> </Stack>
 */
export function Stack({
  gap = 16,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  as = 'div',
  className,
  ...rest
}: StackProps): ReactElement {
  // All of them accept the same attributes.
  const Element = as as 'div';
  return (
    <Element
      // Safari drops the list role together with the bullets.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-component="stack"
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      className={cx(space['gap'], classes['root'], className)}
    />
  );
}
