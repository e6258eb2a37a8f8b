'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  use,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useStableCallback } from '../internal/use-stable-callback.ts';
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
  ref: outerRef,
  className,
  children,
  ...rest
}: AccordionItemProps): ReactElement {
  const { open, group, headingLevel, change } = use(AccordionContext);
  const isOpen = open.includes(value);
  const ref = useRef<HTMLDetailsElement>(null);
  const keepOpen = useStableCallback(() => {
    if (ref.current?.open === true && !isOpen) change(value, true, 'reveal');
  });
  // It may have been opened before hydration.
  useLayoutEffect(() => keepOpen(), [keepOpen]);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      {...rest}
      ref={useMergedRefs(ref, outerRef)}
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
          change(value, !isOpen, 'press');
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
