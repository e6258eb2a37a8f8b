import { expect } from 'vitest';
import { PasswordField } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { formOf, input } from '../../test/keyboard/fields.tsx';

const shows =
  (key: string): Proof =>
  async (stage) => {
    stage.show(formOf(stage.record, <PasswordField label="Password" defaultValue="secret" />));
    await stage.press('Tab', 2);
    const button = document.activeElement;
    for (const type of ['text', 'password']) {
      await stage.press(key);
      expect(input().type).toBe(type);
      expect(document.activeElement).toBe(button);
    }
    expect(stage.recorded).toEqual([]);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(<PasswordField label="Password" />);
    await stage.press('Tab');
    expect(document.activeElement).toBe(input());
    await stage.press('Tab');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false');
  },
  'Enter (on the button)': shows('Enter'),
  'Space (on the button)': shows('Space'),
  'Enter (in the field)': async (stage) => {
    stage.show(formOf(stage.record, <PasswordField label="Password" defaultValue="secret" />));
    await stage.press('Tab');
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['sent']);
    expect(input().type).toBe('password');
  },
};
