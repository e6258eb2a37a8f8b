import { type ReactElement } from 'react';
import { RatingSummary } from './index.ts';
import { presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const ratingsOf = ({ record }: Stage): ReactElement => (
  <RatingSummary value={4.7} counts={{ 5: 4, 4: 3, 3: 0, 2: 0, 1: 0 }} onSelectedChange={record} />
);

export const proofs: Record<string, Proof> = {
  Enter: presses('Enter', ratingsOf, 5),
  Space: presses('Space', ratingsOf, 5),
};
