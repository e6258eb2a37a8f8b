'use client';

import {
  use,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { LinkSlot } from '../internal/render-link.ts';
import { moveByKey } from './move-key.ts';
import { TabsContext } from './tabs-context.ts';
import classes from './Tabs.module.css';

/** Props for the element of a tab's link. */
export interface TabLinkSlot extends LinkSlot {
  id: string;
  role: 'tab';
  tabIndex: number;
  'aria-selected': boolean;
  'aria-controls': string;
  'data-part': 'tab';
  /** Value of the tab, used by the keyboard handling. */
  'data-value': string;
  /**
   * Prevents navigation of a plain press; a press with a modifier still opens a new browser tab.
   */
  onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Arrows, Home, End and the space bar. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Props of {@link Tab}: every attribute of a `button` except `disabled`: omit unavailable tabs. */
export interface TabProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'type' | 'role' | 'disabled'
> {
  /**
   * Connects the tab to the {@link TabPanel} of the same value; part of an id, so without spaces.
   */
  value: string;
  /** Label, one line. */
  children: ReactNode;
  /**
   * Makes the tab the consumer's link, so that it has a URL. Other attributes then go on that link.
   */
  renderLink?: ((link: TabLinkSlot) => ReactNode) | undefined;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * One tab of a {@link TabList}. Renders a `button`, or the consumer's link, with the role `tab`.
 *
 * @example
 * <Tab value="reviews" renderLink={(link) => <Link to="?tab=reviews" {...link} />}>Reviews</Tab>
 */
export function Tab({
  value,
  renderLink,
  className,
  onClick,
  onKeyDown,
  children,
  ...rest
}: TabProps): ReactElement {
  const tabs = use(TabsContext);
  const selected = tabs.value === value;
  const slot: TabLinkSlot = {
    id: tabs.tabId(value),
    role: 'tab',
    // Without a selection each tab is a tab stop.
    tabIndex: selected || tabs.value === undefined ? 0 : -1,
    'aria-selected': selected,
    'aria-controls': tabs.panelId(value),
    'data-part': 'tab',
    'data-value': value,
    className: cx(classes['tab'], className),
    children,
    onClick: (event) => {
      if (renderLink) {
        if (!isPlain(event)) return;
        event.preventDefault();
      }
      tabs.select(value, 'press');
    },
    onKeyDown: (event) => {
      const target = moveByKey(event);
      if (target !== undefined) tabs.select(target, 'key');
    },
  };
  if (renderLink) return <>{renderLink(slot)}</>;
  return (
    <button
      type="button"
      {...rest}
      {...slot}
      onClick={mergeHandlers<MouseEvent<HTMLButtonElement>>(onClick, slot.onClick)}
      onKeyDown={mergeHandlers<KeyboardEvent<HTMLButtonElement>>(onKeyDown, slot.onKeyDown)}
    />
  );
}
