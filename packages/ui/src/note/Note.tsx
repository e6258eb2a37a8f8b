import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './Note.module.css';

/** How much a note matters: something to know, something to mind, something that went wrong. */
export type NoteTone = 'info' | 'warning' | 'danger';

/** Props of {@link Note}: every attribute of a `div`. */
export interface NoteProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Picks icon and colour. @default 'info' */
  tone?: NoteTone | undefined;
  /** What it is about, in a few words. */
  title?: ReactNode;
  /** Makes the title a heading of this level. @default a paragraph */
  headingLevel?: HeadingLevel | undefined;
  /** Buttons or links that help; below the text, in one line where there is room. */
  actions?: ReactNode;
  /** `s` stands between the fields of a form. @default 'm' */
  size?: 's' | 'm' | undefined;
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/**
 * Something that people have to know at this place of the page. Renders a `div`; a `role` of `alert` or `status` says it
 * aloud when it appears.
 *
 * @example
 * <Note tone="danger" role="alert" title="That time has just gone" actions={<Button size="s">10:30</Button>}>
 *   Everything else is kept.
 * </Note>
 */
export function Note({
  tone = 'info',
  title,
  headingLevel,
  actions,
  size = 'm',
  className,
  children,
  ...rest
}: NoteProps): ReactElement {
  const Icon = icons[tone];
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div
      {...rest}
      data-component="note"
      data-tone={tone}
      data-size={size}
      className={cx(classes['root'], className)}
    >
      <Icon aria-hidden="true" data-part="icon" className={classes['icon']} />
      <div data-part="body" className={classes['body']}>
        {title ? (
          <Title data-part="title" className={classes['title']}>
            {title}
          </Title>
        ) : null}
        {children}
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
