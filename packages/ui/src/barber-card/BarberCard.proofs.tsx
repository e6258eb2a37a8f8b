import { BarberCard, BarberGroup } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { type Group, radios } from '../../test/keyboard/radios.tsx';

const barbers: Group = (chosen, record) => (
  <BarberGroup legend="Barber" defaultValue={chosen} onValueChange={record}>
    <BarberCard value="eleni" name="Eleni" />
    <BarberCard value="nikos" name="Nikos" />
    <BarberCard value="sofia" name="Sofia" />
  </BarberGroup>
);

export const proofs: Record<string, Proof> = radios(barbers, ['eleni', 'nikos', 'sofia']);
