import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { ownText } from '../internal/own-text.tsx';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './Note.module.css';

/** The importance of a note: information, warning or error. */
export type NoteTone = 'info' | 'warning' | 'danger';

/** Props of {@link Note}: every attribute of a `div`. */
export interface NoteProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Selects icon and colour. @default 'info' */
  tone?: NoteTone | undefined;
  /** The subject, in a few words. */
  title?: ReactNode;
  /** Makes the title a heading of this level. @default a paragraph */
  headingLevel?: HeadingLevel | undefined;
  /** Helpful buttons or links; below the text, in one row if there is room. */
  actions?: ReactNode;
  /** `s` is for notes between form fields. @default 'm' */
  size?: 's' | 'm' | undefined;
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/**
 * Important information at this place of the page. Renders a `div`; a `role` of `alert` or `status`
 * announces it when it appears.
 *
 * @since 0.2.0
 * @status beta
 * @example <Note tone="danger" role="alert" title="That time has just gone" actions={<Button
 * size="s">10:30</Button>}> Everything else is kept. </Note>
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
        {ownText(children)}
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
