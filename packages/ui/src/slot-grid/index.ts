export { SlotGrid, type Slot, type SlotGridProps } from './SlotGrid.tsx';
export type { SlotGridMessages } from './SlotGrid.messages.ts';
