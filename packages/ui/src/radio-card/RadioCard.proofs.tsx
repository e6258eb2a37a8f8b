import { RadioCard, RadioCardGroup } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { type Group, radios } from '../../test/keyboard/radios.tsx';

const cards: Group = (chosen, record) => (
  <RadioCardGroup legend="Address" defaultValue={chosen} onValueChange={record}>
    <RadioCard value="home" title="Home" />
    <RadioCard value="work" title="Work" />
    <RadioCard value="other" title="Other" />
  </RadioCardGroup>
);

export const proofs: Record<string, Proof> = radios(cards, ['home', 'work', 'other']);
