export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
  type SegmentLinkSlot,
} from './SegmentedControl.tsx';
