import { expect } from 'vitest';
import { StarRatingInput } from './index.ts';
import { focused, type Proof } from '../../test/keyboard/stage.tsx';
import { type Group, radios } from '../../test/keyboard/radios.tsx';

const stars: Group = (chosen, record) => (
  <StarRatingInput
    legend="Rating"
    max={3}
    defaultValue={chosen === null ? null : Number(chosen)}
    onValueChange={record}
  />
);

export const proofs: Record<string, Proof> = {
  ...radios(stars, ['1', '2', '3'], 1),
  'Enter (on the clear button)': async (stage) => {
    stage.show(stars('2', stage.record));
    await stage.press('Tab', 2);
    await stage.press('Enter');
    expect(stage.recorded).toEqual([null]);
    expect(focused()).toBe('1');
  },
};
