'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { AccordionContext, type AccordionChangeDetails } from './accordion-context.ts';
import classes from './Accordion.module.css';

/** Props of {@link Accordion}: every attribute of a `div`. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** {@link AccordionItem}s. */
  children?: ReactNode;
  /** Values of the open items; makes the accordion controlled. */
  value?: readonly string[] | undefined;
  /** Values of the items that are open at first. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items. */
  onValueChange?: ((value: readonly string[], details: AccordionChangeDetails) => void) | undefined;
  /** Opening one item closes the others. @default false */
  exclusive?: boolean | undefined;
  /** Level of the items' headings. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const none: readonly string[] = [];

/**
 * Questions with collapsible answers. Renders a `div` of native `details`: find-in-page opens
 * matches, a URL with the id of an item opens it, and print shows them all.
 *
 * @since 0.2.0
 * @status beta
 * @example <Accordion exclusive value={open} onValueChange={setOpen}> <AccordionItem value="cancel"
 * id="cancel" title="Can I cancel?">Up to 24 hours before.</AccordionItem> </Accordion>
 */
export function Accordion({
  value,
  defaultValue = none,
  onValueChange,
  exclusive = false,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps): ReactElement {
  const group = useId();
  const [open, setOpen] = useControllable(value, defaultValue);
  return (
    <AccordionContext
      value={{
        open,
        group: exclusive ? group : undefined,
        headingLevel,
        change: (item, opens, reason) => {
          const others = exclusive && opens ? none : open.filter((one) => one !== item);
          const next = opens ? [...others, item] : others;
          setOpen(next);
          onValueChange?.(next, { reason });
        },
      }}
    >
      <div {...rest} data-component="accordion" className={cx(classes['root'], className)} />
    </AccordionContext>
  );
}
