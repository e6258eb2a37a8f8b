import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './Container.module.css';

/** Props of {@link Container}: every attribute of a `div`. */
export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * Space above: `s` 24 to 40 px, `m` 40 to 64 px, `l` 72 to 104 px, depending on the window.
   * @default 'none'
   */
  before?: 'none' | 's' | 'm' | 'l' | undefined;
  /** Space below, in the same steps. @default 'none' */
  after?: 'none' | 's' | 'm' | 'l' | undefined;
  /** The element: a semantic one if there is one. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | undefined;
}

/**
 * Limits its content to the width of a page, centred, with a gutter. Renders a `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <Container before="m" after="l">
 *   <PageHeader title="Wallet" />
 * </Container>
 */
export function Container({
  before = 'none',
  after = 'none',
  as = 'div',
  className,
  ...rest
}: ContainerProps): ReactElement {
  // All of them accept the same attributes.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-component="container"
      data-before={before}
      data-after={after}
      className={cx(classes['root'], className)}
    />
  );
}
