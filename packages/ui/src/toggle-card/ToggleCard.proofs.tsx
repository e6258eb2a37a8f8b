import { type ReactElement } from 'react';
import { ToggleCard } from './index.ts';
import { presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const toggleCardOf = ({ record }: Stage): ReactElement => (
  <ToggleCard title="Haircut" price="$65" onPressedChange={(pressed) => record(pressed)} />
);

export const proofs: Record<string, Proof> = {
  Enter: presses('Enter', toggleCardOf, true),
  Space: presses('Space', toggleCardOf, true),
};
