import { SegmentedControl } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { type Group, radios } from '../../test/keyboard/radios.tsx';

const segments: Group = (chosen, record) => (
  <SegmentedControl
    label="Price"
    options={['all', 'low', 'high'].map((value) => ({ value, label: value }))}
    defaultValue={chosen ?? undefined}
    onValueChange={record}
  />
);

// One is always selected and has the focus: Space has no effect.
export const proofs: Record<string, Proof> = Object.fromEntries(
  Object.entries(radios(segments, ['all', 'low', 'high'])).filter(([key]) => key !== 'Space'),
);
