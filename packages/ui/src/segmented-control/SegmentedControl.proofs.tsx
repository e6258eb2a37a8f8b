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
export const proofs: Record<string, Proof> = Object.fromEntries(
  Object.entries(radios(segments, ['all', 'low', 'high'])).filter(([key]) => key !== 'Space'),
);
