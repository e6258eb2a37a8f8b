'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { TabsContext, type TabsChangeDetails } from './tabs-context.ts';
import classes from './Tabs.module.css';

/** Props of {@link Tabs}: every attribute of a `div`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Chosen tab; makes the tabs controlled. */
  value?: string | undefined;
  /** Tab chosen at first. Without it, and without `value`, no panel shows until one is chosen. */
  defaultValue?: string | undefined;
  /** Called with the chosen tab. A tab that is a link does not lead away by itself: this call is all that happens. */
  onValueChange?: ((value: string, details: TabsChangeDetails) => void) | undefined;
  /** A {@link TabList} and one {@link TabPanel} for each of its tabs, in any markup. */
  children?: ReactNode;
}

/**
 * Views of one subject, of which one shows. Renders a `div`. All panels stay in the document: they keep what was typed
 * and scrolled, a search in the page finds them, and paper shows them all.
 *
 * @example
 * <Tabs value={tab} onValueChange={setTab}>
 *   <TabList label="Atelier Aristotelous">
 *     <Tab value="overview">Overview</Tab>
 *     <Tab value="reviews" renderLink={(link) => <Link to="?tab=reviews" {...link} />}>Reviews</Tab>
 *   </TabList>
 *   <TabPanel value="overview">…</TabPanel>
 *   <TabPanel value="reviews">…</TabPanel>
 * </Tabs>
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
