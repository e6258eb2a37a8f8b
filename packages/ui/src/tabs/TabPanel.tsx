'use client';

import { use, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import { TabsContext } from './tabs-context.ts';
import classes from './Tabs.module.css';

/** Props of {@link TabPanel}: every attribute of a `div`. */
export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'hidden' | 'role'> {
  /** Value of its {@link Tab}. */
  value: string;
}

/**
 * The content of one tab. Renders a `div` with the role `tabpanel` that stays in the document while
 * another one is shown. It is a tab stop; pass `tabIndex={-1}` where it begins with a link, a
 * button or a field.
 *
 * @example <TabPanel value="reviews"><Reviews /></TabPanel>
 */
export function TabPanel({
  value,
  ref: outerRef,
  tabIndex = 0,
  className,
  ...rest
}: TabPanelProps): ReactElement {
  const tabs = use(TabsContext);
  const shown = tabs.value === value;
  const ref = useRef<HTMLDivElement>(null);
  const found = useStableCallback(() => tabs.select(value, 'reveal'));

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || shown) return undefined;
    // React writes `hidden` as a boolean; only this value makes the panel searchable.
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', found);
    return () => panel.removeEventListener('beforematch', found);
  }, [shown, found]);

  return (
    <div
      {...rest}
      ref={useMergedRefs(ref, outerRef)}
      role="tabpanel"
      id={tabs.panelId(value)}
      aria-labelledby={tabs.tabId(value)}
      hidden={!shown}
      // A panel with `hidden="until-found"` would still be an empty box for keyboard and assistive
      // technology.
      tabIndex={shown ? tabIndex : undefined}
      aria-hidden={!shown || undefined}
      data-part="panel"
      className={cx(classes['panel'], className)}
    />
  );
}
