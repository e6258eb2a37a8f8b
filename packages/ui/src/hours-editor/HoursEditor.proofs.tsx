import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { HoursEditor, type HoursInterval } from './index.ts';
import { expectSoon, focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const monday = (...hours: readonly [opens: string, closes: string][]): HoursInterval[] =>
  hours.map(([opens, closes]) => ({ weekday: 1, opens, closes }));

const wholeDay = monday(['09:00', '18:00']);
const twoHalves = monday(['09:00', '14:00'], ['17:00', '21:00']);

const written = (week: readonly HoursInterval[]): string =>
  week.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join(', ');

function Editor({
  week,
  record,
}: Pick<Stage, 'record'> & { week: readonly HoursInterval[] }): ReactElement {
  const [value, setValue] = useState(week);
  return (
    <HoursEditor
      label="Opening hours"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        record(written(next));
      }}
    />
  );
}

/** The name of the focused control. */
function here(): string {
  const at = document.activeElement;
  if (at instanceof HTMLSelectElement || (at instanceof HTMLInputElement && at.type === 'checkbox'))
    return at.labels?.[0]?.textContent ?? '';
  return focused();
}

/** Enters a day by as many stops. */
async function enter(stage: Stage, stops: number, week = wholeDay): Promise<void> {
  stage.show(<Editor week={week} record={stage.record} />);
  if (stops > 0) await stage.press('Tab', stops);
}

const addsBreak =
  (key: string): Proof =>
  async (stage) => {
    await enter(stage, 4);
    expect(here()).toBe('Add break: Monday');
    await stage.press(key);
    expect(stage.recorded).toEqual(['1 09:00–13:00, 1 14:00–18:00']);
    await expectSoon(here).toBe('Monday, opens 2');
  };

const removes =
  (key: string): Proof =>
  async (stage) => {
    await enter(stage, 7, twoHalves);
    expect(here()).toBe('Remove 17:00 to 21:00, Monday');
    await stage.press(key);
    expect(stage.recorded).toEqual(['1 09:00–14:00']);
    await expectSoon(here).toBe('Monday, opens');
  };

const opensMenu =
  (key: string, item: string): Proof =>
  async (stage) => {
    await enter(stage, 5);
    expect(here()).toBe('Copy hours: Monday');
    await stage.press(key);
    await expectSoon(here).toBe(item);
    expect(stage.recorded).toEqual([]);
  };

const copies =
  (key: string): Proof =>
  async (stage) => {
    await opensMenu('ArrowUp', 'Sunday')(stage);
    await stage.press(key);
    expect(stage.recorded).toEqual(['1 09:00–18:00, 7 09:00–18:00']);
    await expectSoon(here).toBe('Copy hours: Monday');
  };

const selects =
  (key: string, hours: string): Proof =>
  async (stage) => {
    await enter(stage, 2);
    expect(here()).toBe('Monday, opens');
    await stage.press(key);
    expect(stage.recorded).toEqual([hours]);
  };

const goes =
  (key: string, from: string, item: string): Proof =>
  async (stage) => {
    await opensMenu(from, from === 'ArrowUp' ? 'Sunday' : 'Every other day')(stage);
    await stage.press(key);
    await expectSoon(here).toBe(item);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    await enter(stage, 0, twoHalves);
    for (const stop of [
      'Monday (open)',
      'Monday, opens',
      'Monday, closes',
      'Remove 09:00 to 14:00, Monday',
      'Monday, opens 2',
      'Monday, closes 2',
      'Remove 17:00 to 21:00, Monday',
      'Add break: Monday',
      'Copy hours: Monday',
      'Tuesday (open)',
    ]) {
      await stage.press('Tab');
      expect(here()).toBe(stop);
    }
  },
  'Space (on a day)': async (stage) => {
    await enter(stage, 1, twoHalves);
    await stage.press('Space', 2);
    expect(stage.recorded).toEqual(['', '1 09:00–14:00, 1 17:00–21:00']);
    expect(here()).toBe('Monday (open)');
  },
  'ArrowDown (on a time)': selects('ArrowDown', '1 09:15–18:00'),
  'ArrowUp (on a time)': selects('ArrowUp', '1 08:45–18:00'),
  'Enter (on "Add break")': addsBreak('Enter'),
  'Space (on "Add break")': addsBreak('Space'),
  'Enter (on a remove button)': removes('Enter'),
  'Space (on a remove button)': removes('Space'),
  'Enter (on "Copy hours")': opensMenu('Enter', 'Every other day'),
  'Space (on "Copy hours")': opensMenu('Space', 'Every other day'),
  'ArrowDown (on "Copy hours")': opensMenu('ArrowDown', 'Every other day'),
  'ArrowUp (on "Copy hours")': opensMenu('ArrowUp', 'Sunday'),
  'ArrowDown (on a day to copy to)': goes('ArrowDown', 'ArrowDown', 'Monday to Friday'),
  'ArrowUp (on a day to copy to)': goes('ArrowUp', 'ArrowUp', 'Saturday'),
  'Enter (on a day to copy to)': copies('Enter'),
  'Space (on a day to copy to)': copies('Space'),
  'Escape (on a day to copy to)': async (stage) => {
    await opensMenu('ArrowDown', 'Every other day')(stage);
    await stage.press('Escape');
    await expectSoon(here).toBe('Copy hours: Monday');
    expect(stage.recorded).toEqual([]);
  },
};
