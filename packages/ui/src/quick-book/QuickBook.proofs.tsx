import { useState, type ReactElement } from 'react';
import { QuickBook } from './index.ts';
import { type Slot } from '../slot-grid/index.ts';
import { type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { radios } from '../../test/keyboard/radios.tsx';

type Tell = Stage['record'];

function Quick({ chosen, record }: Pick<DayProps, 'chosen' | 'record'>): ReactElement {
  const [service, setService] = useState(chosen);
  return (
    <QuickBook
      title="Quick Book"
      legend="Service"
      services={['cut', 'color', 'beard'].map((value) => ({ value, name: value }))}
      value={service}
      onValueChange={(next) => {
        setService(next);
        record(next);
      }}
      action={null}
    />
  );
}

interface DayProps {
  chosen: string | null;
  record: Tell;
  slots?: readonly Slot[];
}

export const proofs: Record<string, Proof> = radios(
  (chosen, record) => <Quick chosen={chosen} record={record} />,
  ['cut', 'color', 'beard'],
);
