import { expect } from 'vitest';
import { TextArea } from './index.ts';
import { focused, type Proof } from '../../test/keyboard/stage.tsx';
import { composer, formOf } from '../../test/keyboard/fields.tsx';

export const proofs: Record<string, Proof> = {
  Enter: async (stage) => {
    stage.show(formOf(stage.record, <TextArea label="Notes" defaultValue="" />));
    await stage.press('Tab');
    await stage.press('a');
    await stage.press('Enter');
    expect(composer().value).toBe('a\n');
    expect(stage.recorded).toEqual([]);
  },
  Tab: async (stage) => {
    stage.show(<TextArea label="Notes" defaultValue="" />);
    await stage.press('Tab');
    expect(document.activeElement).toBe(composer());
    await stage.press('Tab');
    expect(focused()).toBe('after');
    expect(composer().value).toBe('');
  },
};
