import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { titleClass } from '../internal/title.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './Panel.module.css';

/** Props of {@link Panel}: every attribute of a `section`. */
export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, and the name of the section. */
  title: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** `s` is a plain title, for small panels side by side. @default 'm' */
  size?: 'm' | 's' | undefined;
  /** One quiet button or link beside the title. */
  action?: ReactNode;
}

/**
 * A titled part of a page on its own surface. Renders a `section` named by its heading.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Panel title="Payment methods" action={<Button variant="quiet" size="s">Add</Button>}>
 *   …
 * </Panel>
 */
export function Panel({
  title,
  headingLevel = 2,
  size = 'm',
  action,
  className,
  children,
  ...rest
}: PanelProps): ReactElement {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="panel"
      data-size={size}
      className={cx(classes['root'], className)}
    >
      <div data-part="header" className={classes['header']}>
        <Heading id={id} data-part="title" className={cx(titleClass, classes['title'])}>
          {title}
        </Heading>
        {action ? (
          <div data-part="action" className={classes['action']}>
            {action}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  );
}
