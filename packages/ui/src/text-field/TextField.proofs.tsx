import { expect } from 'vitest';
import { TextField } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { formOf, input } from '../../test/keyboard/fields.tsx';

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(<TextField label="Name" />);
    await stage.press('Tab');
    expect(document.activeElement).toBe(input());
  },
  Enter: async (stage) => {
    stage.show(formOf(stage.record, <TextField label="Name" />));
    await stage.press('Tab');
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['sent']);
  },
};
