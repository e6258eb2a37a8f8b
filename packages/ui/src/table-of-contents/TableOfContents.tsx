import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './TableOfContents.module.css';

/** A section in a {@link TableOfContents}. */
export interface ContentsEntry {
  /** Its fragment: `#your-data`. */
  href: string;
  title: string;
  /** Its number of items. */
  count?: number | undefined;
}

/** Props for the element of a link in a {@link TableOfContents}. */
export interface ContentsLink extends LinkSlot {
  href: string;
  'aria-current': 'location' | undefined;
}

/** Props of {@link TableOfContents}: every attribute of a `nav`. */
export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'title' | 'children'> {
  /** Heading and name of the navigation. */
  title: string;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** The sections in page order. */
  entries: readonly ContentsEntry[];
  /** `href` of the current section. */
  current?: string | null | undefined;
  /** Numbers the titles like the sections. @default false */
  numbered?: boolean | undefined;
  /** Collapsible where it is not beside the text. @default false */
  folded?: boolean | undefined;
  /** Renders the consumer's own link. @default an `a` */
  renderLink?: ((link: ContentsLink) => ReactNode) | undefined;
}

/**
 * Links to the sections of a long page, with the current one marked. Renders a `nav` with an
 * ordered list.
 *
 * @since 0.2.0
 * @status beta
 * @example <AsideLayout side="start" width="s" aside={<TableOfContents title="On this page"
 * entries={entries} current="#your-data" folded />} > … </AsideLayout>
 */
export function TableOfContents({
  title,
  headingLevel = 2,
  entries,
  current,
  numbered = false,
  folded = false,
  renderLink = ({ children, ...link }) => <a {...link}>{children}</a>,
  className,
  ...rest
}: TableOfContentsProps): ReactElement {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const list = (
    // Safari drops the list role together with the numbers.
    <ol role="list" className={classes['list']}>
      {entries.map((entry, index) => (
        <li key={entry.href}>
          {renderLink({
            href: entry.href,
            'aria-current': entry.href === current ? 'location' : undefined,
            className: classes['link'],
            children: (
              <>
                {numbered ? <span className={classes['number']}>{index + 1}</span> : null}
                <span className={classes['name']}>{entry.title}</span>
                {entry.count === undefined ? null : (
                  <span className={classes['number']}>{entry.count}</span>
                )}
              </>
            ),
          })}
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-labelledby={id}
      {...rest}
      data-component="table-of-contents"
      data-folded={folded ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      {folded ? (
        <details data-part="fold" className={classes['fold']}>
          <summary className={classes['summary']}>
            {title}
            <ChevronDown aria-hidden="true" />
          </summary>
          {list}
        </details>
      ) : null}
      <div data-part="open" className={classes['open']}>
        <Heading id={id} data-part="title" className={classes['title']}>
          {title}
        </Heading>
        {list}
      </div>
    </nav>
  );
}
