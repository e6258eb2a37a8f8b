'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { TabsContext, type TabsChangeDetails } from './tabs-context.ts';
import classes from './Tabs.module.css';

/** Props of {@link Tabs}: every attribute of a `div`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Selected tab; makes the tabs controlled. */
  value?: string | undefined;
  /**
   * Initially selected tab. Without it, and without `value`, no panel shows until one is selected.
   */
  defaultValue?: string | undefined;
  /**
   * Called with the selected tab. A tab that is a link does not navigate: only this callback runs.
   */
  onValueChange?: ((value: string, details: TabsChangeDetails) => void) | undefined;
  /** A {@link TabList} and one {@link TabPanel} for each of its tabs, in any markup. */
  children?: ReactNode;
}

/**
 * Views of one subject, one of which is shown. Renders a `div`. All panels stay in the document:
 * they keep input and scroll position, find-in-page searches them, and print shows them all.
 *
 * @since 0.1.0
 * @status stable
 * @example <Tabs value={tab} onValueChange={setTab}> <TabList label="Atelier Aristotelous"> <Tab
 * value="overview">Overview</Tab> <Tab value="reviews" renderLink={(link) => <Link
 * to="?tab=reviews" {...link} />}>Reviews</Tab> </TabList> <TabPanel value="overview">…</TabPanel>
 * <TabPanel value="reviews">…</TabPanel> </Tabs>
 */
export function Tabs({
  value: given,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps): ReactElement {
  const id = useId();
  const [value, setValue] = useControllable(given, defaultValue);
  return (
    <TabsContext
      value={{
        value,
        select: (next, reason) => {
          if (next === value) return;
          setValue(next);
          onValueChange?.(next, { reason });
        },
        tabId: (tab) => `${id}-tab-${tab}`,
        panelId: (tab) => `${id}-panel-${tab}`,
      }}
    >
      <div {...rest} data-component="tabs" className={cx(classes['root'], className)} />
    </TabsContext>
  );
}
