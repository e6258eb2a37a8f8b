'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../changes/index.ts';

/** What selected a tab: a press on it, an arrow key, or find-in-page with a match in its panel. */
export type TabsChangeReason = 'press' | 'key' | 'reveal';

interface TabsState {
  value: string | undefined;
  select: (value: string, reason: TabsChangeReason) => void;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
}

export type TabsChangeDetails = ChangeDetails<TabsChangeReason>;

/** What list, tabs and panels receive from their {@link Tabs}. */
export const TabsContext = createContext<TabsState>({
  value: undefined,
  select: () => {},
  tabId: (value) => value,
  panelId: (value) => value,
});
