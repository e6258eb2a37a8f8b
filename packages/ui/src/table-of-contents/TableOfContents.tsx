import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './TableOfContents.module.css';

/** A section in a {@link TableOfContents}. */
export interface ContentsEntry {
  /** Where it is: `#your-data`. */
  href: string;
  title: string;
  /** How much is in it, in figures. */
  count?: number | undefined;
}

/** What a link of a {@link TableOfContents} has to put on its element. */
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
  /** The sections in the order of the page. */
  entries: readonly ContentsEntry[];
  /** `href` of the section that is being read. */
  current?: string | null | undefined;
  /** Puts a number before each title, as the sections have them. @default false */
  numbered?: boolean | undefined;
  /** Where it does not stand beside the text, it is a line that unfolds. @default false */
  folded?: boolean | undefined;
  /** Renders the consumer's own link. @default an `a` */
  renderLink?: ((link: ContentsLink) => ReactNode) | undefined;
}

/**
 * The sections of a long page as links, with the one that is being read. Renders a `nav` with an ordered list.
 *
 * @example
 * <AsideLayout
 *   side="start"
 *   width="s"
 *   aside={<TableOfContents title="On this page" entries={entries} current="#your-data" folded />}
 * >
 *   …
 * </AsideLayout>
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
