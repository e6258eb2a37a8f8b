import { useState, type ReactElement } from 'react';
import { QuickBook } from './index.ts';
import { type Slot } from '../slot-grid/index.ts';
import { type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { radios } from '../../test/keyboard/radios.tsx';

type Tell = Stage['tell'];

function Quick({ chosen, tell }: Pick<DayProps, 'chosen' | 'tell'>): ReactElement {
  const [service, setService] = useState(chosen);
  return (
    <QuickBook
      title="Quick Book"
      legend="Service"
      services={['cut', 'color', 'beard'].map((value) => ({ value, name: value }))}
      value={service}
      onValueChange={(next) => {
        setService(next);
        tell(next);
      }}
      action={null}
    />
  );
}

interface DayProps {
  chosen: string | null;
  tell: Tell;
  slots?: readonly Slot[];
}

export const proofs: Record<string, Proof> = radios(
  (chosen, tell) => <Quick chosen={chosen} tell={tell} />,
  ['cut', 'color', 'beard'],
);
