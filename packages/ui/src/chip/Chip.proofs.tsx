import { type ReactElement } from 'react';
import { Chip } from './index.ts';
import { presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const chipOf = ({ record }: Stage): ReactElement => <Chip onPressedChange={record}>Open now</Chip>;

export const proofs: Record<string, Proof> = {
  Enter: presses('Enter', chipOf, true),
  Space: presses('Space', chipOf, true),
};
