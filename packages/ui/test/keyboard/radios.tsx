import { Fragment, type ReactElement } from 'react';
import { expect } from 'vitest';
import { focused, type Proof, type Stage } from './stage.tsx';

/** Three radios, with or without a selection. */
export type Group = (chosen: string | null, record: Stage['record']) => ReactElement;

/**
 * The proofs of a group of native radios.
 * @param behind - tab stops after the radios while something is selected
 */
export function radios(
  group: Group,
  [first, second, last]: readonly string[],
  behind = 0,
): Record<string, Proof> {
  const show = (stage: Stage, chosen: string | null = second ?? null): void =>
    stage.show(<Fragment key={chosen}>{group(chosen, stage.record)}</Fragment>);
  const moves =
    (key: string, ...stops: (string | undefined)[]): Proof =>
    async (stage) => {
      show(stage);
      await stage.press('Tab');
      for (const stop of stops) {
        await stage.press(key);
        expect(focused()).toBe(stop);
        expect(String(stage.recorded.at(-1))).toBe(stop);
      }
    };
  return {
    Tab: async (stage) => {
      show(stage, null);
      await stage.press('Tab');
      expect(focused()).toBe(first);
      show(stage);
      await stage.press('Tab');
      expect(focused()).toBe(second);
      await stage.press('Tab', 1 + behind);
      expect(focused()).toBe('after');
      expect(stage.recorded).toEqual([]);
    },
    'Shift+Tab': async (stage) => {
      show(stage);
      await stage.press('Tab');
      await stage.press('Shift+Tab');
      expect(focused()).toBe('before');
    },
    Space: async (stage) => {
      show(stage, null);
      await stage.press('Tab');
      await stage.press('Space');
      expect(stage.recorded.map(String)).toEqual([first]);
    },
    ArrowRight: moves('ArrowRight', last, first),
    ArrowDown: moves('ArrowDown', last, first),
    ArrowLeft: moves('ArrowLeft', first, last),
    ArrowUp: moves('ArrowUp', first, last),
  };
}
