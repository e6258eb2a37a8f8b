import { SegmentedControl } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { type Group, radios } from '../../test/keyboard/radios.tsx';

const segments: Group = (chosen, tell) => (
  <SegmentedControl
    label="Price"
    options={['all', 'low', 'high'].map((value) => ({ value, label: value }))}
    defaultValue={chosen ?? undefined}
    onValueChange={tell}
  />
);

// One is always chosen, and it has the focus: Space has nothing to do.
const { Space: _, ...segmentProofs } = radios(segments, ['all', 'low', 'high']);

export const proofs: Record<string, Proof> = segmentProofs;
