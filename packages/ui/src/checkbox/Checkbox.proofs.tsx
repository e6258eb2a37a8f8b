import { expect } from 'vitest';
import { Checkbox } from './index.ts';
import { focused, one, type Proof } from '../../test/keyboard/stage.tsx';

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(<Checkbox value="terms">I agree</Checkbox>);
    await stage.press('Tab');
    expect(focused()).toBe('terms');
  },
  Space: async (stage) => {
    stage.show(<Checkbox value="terms">I agree</Checkbox>);
    await stage.press('Tab');
    for (const ticked of [true, false]) {
      await stage.press('Space');
      expect(one('input').checked).toBe(ticked);
    }
  },
};
