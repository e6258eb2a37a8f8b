import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Calendar } from './index.ts';
import {
  expectFocus,
  expectSoon,
  focused,
  type Proof,
  type Stage,
} from '../../test/keyboard/stage.tsx';

const wednesday = '2026-11-18';

interface DatesProps {
  record: Stage['record'];
  chosen?: string | null;
}

function Dates({ record, chosen = wednesday }: DatesProps): ReactElement {
  const [date, setDate] = useState(chosen);
  return (
    <Calendar
      today="2025-01-15"
      max="2028-12-31"
      value={date}
      dayNote={(day) =>
        day === '2026-11-17' ? { state: 'closed', label: 'closed on this Tuesday' } : null
      }
      onValueChange={(next) => {
        setDate(next);
        record(next);
      }}
    />
  );
}

/** Past the two month buttons, on the selected day. */
async function enter(stage: Stage, dir?: 'rtl'): Promise<void> {
  stage.show(
    <div dir={dir}>
      <Dates record={stage.record} />
    </div>,
  );
  await stage.press('Tab', 3);
  await expectFocus(wednesday);
}

const goes =
  (key: string, day: string, dir?: 'rtl'): Proof =>
  async (stage) => {
    await enter(stage, dir);
    await stage.press(key);
    await expectFocus(day);
    expect(stage.recorded).toEqual([]);
  };

const chooses =
  (key: string): Proof =>
  async (stage) => {
    await enter(stage);
    await stage.press('ArrowRight');
    await expectFocus('2026-11-19');
    await stage.press(key);
    await expectFocus('2026-11-19');
    await stage.press(key);
    expect(stage.recorded).toEqual(['2026-11-19', null]);
  };

/** Also into the adjacent month. */
const crosses =
  (key: string, day: string, beyond: string): Proof =>
  async (stage) => {
    await enter(stage);
    await stage.press(key);
    await expectFocus(day);
    for (let left = 1; left < 18 && focused() !== beyond; left += 1) {
      const from = focused();
      await stage.press(key);
      await expectSoon(focused).not.toBe(from);
    }
    expect(focused()).toBe(beyond);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(<Dates record={stage.record} />);
    for (const stop of ['Previous month', 'Next month', wednesday, 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
    stage.show(<Dates key="none" record={stage.record} chosen={null} />);
    await stage.press('Tab', 3);
    expect(focused()).toBe('2025-01-15');
  },
  ArrowRight: crosses('ArrowRight', '2026-11-19', '2026-12-01'),
  ArrowLeft: crosses('ArrowLeft', '2026-11-17', '2026-11-16'),
  ArrowDown: goes('ArrowDown', '2026-11-25'),
  ArrowUp: goes('ArrowUp', '2026-11-11'),
  'ArrowRight (right to left)': goes('ArrowRight', '2026-11-17', 'rtl'),
  'ArrowLeft (right to left)': goes('ArrowLeft', '2026-11-19', 'rtl'),
  Home: goes('Home', '2026-11-16'),
  End: goes('End', '2026-11-22'),
  PageDown: goes('PageDown', '2026-12-18'),
  PageUp: goes('PageUp', '2026-10-18'),
  'Shift+PageDown': goes('Shift+PageDown', '2027-11-18'),
  'Shift+PageUp': goes('Shift+PageUp', '2025-11-18'),
  Enter: chooses('Enter'),
  Space: chooses('Space'),
  'Enter (on an unavailable day)': async (stage) => {
    await enter(stage);
    await stage.press('ArrowLeft');
    await expectFocus('2026-11-17');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('closed on this Tuesday');
    await stage.press('Enter');
    expect(stage.recorded).toEqual([]);
  },
};
