import {
  use,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { TabsContext } from './tabs-context.ts';
import { useCutOffHint } from './use-cut-off-hint.ts';
import classes from './Tabs.module.css';

/** Props of {@link TabList}: every attribute of the `div` with the role `tablist`; `className` goes to the bar around it. */
export interface TabListProps extends ComponentProps<'div'> {
  /** What the tabs are views of. Heard, not seen. */
  label: string;
  /** Stays in view while the panels scroll. @default false */
  sticky?: boolean | undefined;
  /** {@link Tab}s. */
  children?: ReactNode;
}

/**
 * The tabs in one row. Renders a `div` with the role `tablist` inside the `div` that carries the line. One tab stop;
 * arrows choose and wrap; what does not fit scrolls sideways, with a hint at the cut-off end.
 *
 * @example
 * <TabList label="Atelier Aristotelous" sticky><Tab value="overview">Overview</Tab></TabList>
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
  useCutOffHint(ref);

  // The chosen tab comes into the middle, so that its neighbours show too.
  useLayoutEffect(() => {
    const list = ref.current;
    const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const chosen = tabs.find((tab) => tab.dataset['value'] === value);
    if (!list || !chosen) return;
    const box = chosen.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
  }, [value]);

  return (
    <div
      data-part="bar"
      data-sticky={sticky ? '' : undefined}
      className={cx(classes['bar'], className)}
    >
      <div
        {...rest}
        ref={mergeRefs(ref, outerRef)}
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
