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
  /** Tells the items of an accordion apart. */
  value: string;
  /** Heading that opens and closes. */
  title: ReactNode;
  /** What an address can lead to. It stands on the answer: there the browser opens what it is sent to. */
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
        // Closing by itself is the browser's half of opening another one.
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
