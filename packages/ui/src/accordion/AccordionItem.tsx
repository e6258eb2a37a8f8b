'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { AccordionContext } from './accordion-context.ts';
import classes from './Accordion.module.css';

/** Props of {@link AccordionItem}: every attribute of a `details` but `open` and `name`. */
export interface AccordionItemProps extends Omit<
  ComponentProps<'details'>,
  'open' | 'name' | 'title'
> {
  /** Identifies the item. */
  value: string;
  /** Heading that opens and closes. */
  title: ReactNode;
  /** Target of links. It is on the answer, so that the browser opens the item. */
  id?: string | undefined;
  /** The answer. */
  children: ReactNode;
}

/**
 * One question of an {@link Accordion}. Renders a native `details`.
 *
 * @example
 * <AccordionItem value="cancel" id="cancel" title="Can I cancel?">Up to 24 hours before.</AccordionItem>
 */
export function AccordionItem({
  value,
  title,
  id,
  onToggle,
  className,
  children,
  ...rest
}: AccordionItemProps): ReactElement {
  const { open, group, headingLevel, change } = use(AccordionContext);
  const isOpen = open.includes(value);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      {...rest}
      open={isOpen}
      name={group}
      data-part="item"
      className={cx(classes['item'], className)}
      onToggle={mergeHandlers(onToggle, (event) => {
        // Automatic closing is the browser's part of opening another item.
        if (event.currentTarget.open && !isOpen) change(value, true, 'reveal');
      })}
    >
      <summary
        data-part="question"
        className={classes['question']}
        onClick={(event) => {
          event.preventDefault();
          // The visible state counts: the item may have been opened before hydration.
          const shows = event.currentTarget.parentElement?.hasAttribute('open') ?? isOpen;
          change(value, !shows, 'press');
        }}
      >
        <Heading className={classes['title']}>{title}</Heading>
        <ChevronDown aria-hidden="true" data-part="arrow" className={classes['sign']} />
      </summary>
      <div id={id} data-part="answer" className={classes['answer']}>
        {children}
      </div>
    </details>
  );
}
