export { Tabs, type TabsProps } from './Tabs.tsx';
export { TabList, type TabListProps } from './TabList.tsx';
export { Tab, type TabLinkSlot, type TabProps } from './Tab.tsx';
export { TabPanel, type TabPanelProps } from './TabPanel.tsx';
export type { TabsChangeDetails, TabsChangeReason } from './tabs-context.ts';
