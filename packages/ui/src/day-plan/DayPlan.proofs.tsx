import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { DayPlan, type DayPlanColumn, type DayPlanEntry } from './index.ts';
import { expectSoon, focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const hours = [{ from: 480, until: 720 }];

const columns: readonly DayPlanColumn[] = ['Ada', 'Bob', 'Cem'].map((name) => ({
  id: name,
  name,
  hours,
}));

const entries: readonly DayPlanEntry[] = [
  { id: 'cut', columnId: 'Bob', from: 540, until: 570, title: 'Cut', movable: true },
  { id: 'late', columnId: 'Cem', from: 600, until: 630, title: 'Late', movable: true },
  { id: 'fixed', columnId: 'Ada', from: 600, until: 630, title: 'Fixed' },
];

function Plan({ record }: Pick<Stage, 'record'>): ReactElement {
  const [all, setAll] = useState(entries);
  return (
    <DayPlan
      label="Day"
      columns={columns}
      entries={all}
      from={480}
      until={720}
      now={540}
      onOpen={(id) => record(`open ${id}`)}
      onAdd={({ columnId, from }) => record(`add ${columnId} ${from}`)}
      onMove={({ entryId, columnId, from }) => {
        record(`move ${entryId} ${columnId} ${from}`);
        setAll((known) =>
          known.map((entry) =>
            entry.id === entryId
              ? { ...entry, columnId, from, until: from + entry.until - entry.from }
              : entry,
          ),
        );
      }}
      refusal={({ columnId, from }) => (columnId === 'Cem' && from > 570 ? 'taken' : null)}
    />
  );
}

/** An entry by its id, free time by its name. */
function here(): string {
  const at = document.activeElement;
  return (at instanceof HTMLElement ? at.dataset['entry'] : undefined) ?? focused();
}

const expectHere = (name: string) => expectSoon(here).toBe(name);
const said = (): string => one('[data-part="status"]').textContent;

async function enter(stage: Stage, dir?: 'rtl'): Promise<void> {
  stage.show(
    <div dir={dir} style={{ inlineSize: 800 }}>
      <Plan record={stage.record} />
    </div>,
  );
  await stage.press('Tab');
  await expectHere('09:00, free, Ada');
}

/** From nine o'clock at the first barber, or from the entry beside it. */
const goes =
  (key: string, name: string, before: readonly string[] = [], dir?: 'rtl'): Proof =>
  async (stage) => {
    await enter(stage, dir);
    for (const one of before) await stage.press(one);
    await stage.press(key);
    await expectHere(name);
    expect(stage.recorded).toEqual([]);
  };

const acts =
  (key: string): Proof =>
  async (stage) => {
    await enter(stage);
    await stage.press(key);
    await stage.press('ArrowRight');
    await expectHere('cut');
    await stage.press(key);
    expect(stage.recorded).toEqual(['add Ada 540', 'open cut']);
  };

const pickUp =
  (key: string): Proof =>
  async (stage) => {
    await enter(stage);
    await stage.press('ArrowRight');
    await expectHere('cut');
    await stage.press(key);
    await expectSoon(said).toContain('Cut: picked up');
  };

async function carry(stage: Stage, ...keys: string[]): Promise<void> {
  await pickUp('m')(stage);
  for (const key of keys) await stage.press(key);
}

const carries =
  (key: string, words: string): Proof =>
  async (stage) => {
    await carry(stage, key);
    await expectSoon(said).toBe(words);
    await expectHere('cut');
    expect(stage.recorded).toEqual([]);
  };

const drops =
  (key: string): Proof =>
  async (stage) => {
    await carry(stage, 'ArrowDown', 'ArrowLeft', key);
    await expectSoon(() => stage.recorded).toEqual(['move cut Ada 555']);
    await expectHere('cut');
    const column = document.activeElement?.getAttribute('aria-colindex');
    expect(column).toBe('2');
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    await enter(stage);
    await stage.press('ArrowDown');
    await expectHere('09:15, free, Ada');
    await stage.press('Tab');
    expect(focused()).toBe('after');
    await stage.press('Shift+Tab');
    await expectHere('09:15, free, Ada');
  },
  ArrowDown: goes('ArrowDown', '09:30, free, Bob', ['ArrowRight']),
  ArrowUp: goes('ArrowUp', 'cut', ['ArrowRight', 'ArrowDown']),
  ArrowRight: goes('ArrowRight', 'cut'),
  ArrowLeft: goes('ArrowLeft', '09:00, free, Ada', ['ArrowRight']),
  'ArrowRight (right to left)': goes('ArrowRight', '09:00, free, Ada', ['ArrowLeft'], 'rtl'),
  'ArrowLeft (right to left)': goes('ArrowLeft', 'cut', [], 'rtl'),
  Home: goes('Home', '09:00, free, Ada', ['ArrowRight', 'ArrowRight']),
  End: goes('End', '09:00, free, Cem'),
  'Control+Home': goes('Control+Home', '08:00, free, Ada'),
  'Control+End': goes('Control+End', '11:45, free, Ada'),
  PageDown: goes('PageDown', 'fixed'),
  PageUp: goes('PageUp', '08:00, free, Ada'),
  Enter: acts('Enter'),
  Space: acts('Space'),
  m: pickUp('m'),
  'm (on a fixed entry)': async (stage) => {
    await enter(stage);
    await stage.press('PageDown');
    await expectHere('fixed');
    await stage.press('m');
    await expectSoon(said).toBe('Fixed cannot be moved');
  },
  'ArrowDown (carrying)': carries('ArrowDown', '09:15 to 09:45, Bob'),
  'ArrowUp (carrying)': carries('ArrowUp', '08:45 to 09:15, Bob'),
  'ArrowRight (carrying)': carries('ArrowRight', '09:00 to 09:30, Cem'),
  'ArrowLeft (carrying)': carries('ArrowLeft', '09:00 to 09:30, Ada'),
  'Home (carrying)': carries('Home', '09:00 to 09:30, Ada'),
  'End (carrying)': carries('End', '09:00 to 09:30, Cem'),
  'PageDown (carrying)': carries('PageDown', '10:00 to 10:30, Bob'),
  'PageUp (carrying)': carries('PageUp', '08:00 to 08:30, Bob'),
  'Enter (carrying)': drops('Enter'),
  'Space (carrying)': drops('Space'),
  'Enter (carrying to a refused place)': async (stage) => {
    await carry(stage, 'PageDown', 'ArrowRight');
    await expectSoon(said).toBe('10:00 to 10:30, Cem. Not possible: taken');
    await stage.press('Enter');
    await expectSoon(said).toBe('Cannot be dropped here: taken');
    expect(stage.recorded).toEqual([]);
    await stage.press('ArrowLeft');
    await stage.press('Enter');
    await expectSoon(() => stage.recorded).toEqual(['move cut Bob 600']);
  },
  'Escape (carrying)': async (stage) => {
    await carry(stage, 'ArrowDown', 'Escape');
    await expectSoon(said).toBe('Cut stays where it was');
    await expectHere('cut');
    expect(stage.recorded).toEqual([]);
  },
  'Tab (carrying)': async (stage) => {
    await carry(stage, 'ArrowDown', 'Tab');
    expect(focused()).toBe('after');
    await expectSoon(said).toBe('Cut stays where it was');
    expect(stage.recorded).toEqual([]);
  },
};
