'use client';

import { use, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { TabsContext } from './tabs-context.ts';
import { useScroller } from './use-scroller.ts';
import classes from './Tabs.module.css';

/** Props of {@link TabList}: every attribute of the `div` with the role `tablist`; `className` goes to the bar around it. */
export interface TabListProps extends ComponentProps<'div'> {
  /** Accessible name of the tabs. */
  label: string;
  /** Sticky while the panels scroll. @default false */
  sticky?: boolean | undefined;
  /** {@link Tab}s. */
  children?: ReactNode;
}

/**
 * The tabs in one row. Renders a `div` with the role `tablist` inside the `div` that carries the
 * line. One tab stop; arrows select and wrap; overflowing tabs scroll sideways, with a fade at the
 * cut-off end.
 *
 * @example <TabList label="Atelier Aristotelous" sticky><Tab
 * value="overview">Overview</Tab></TabList>
 */
export function TabList({
  label,
  sticky = false,
  ref: outerRef,
  className,
  children,
  ...rest
}: TabListProps): ReactElement {
  const { value } = use(TabsContext);
  const ref = useRef<HTMLDivElement>(null);
  useScroller(ref, value);

  return (
    <div
      data-part="bar"
      data-sticky={sticky ? '' : undefined}
      className={cx(classes['bar'], className)}
    >
      <div
        {...rest}
        ref={useMergedRefs(ref, outerRef)}
        role="tablist"
        aria-label={label}
        data-part="list"
        className={classes['list']}
      >
        {children}
      </div>
    </div>
  );
}
