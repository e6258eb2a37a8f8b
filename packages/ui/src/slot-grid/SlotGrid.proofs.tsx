import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { SlotGrid, type Slot } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { radios } from '../../test/keyboard/radios.tsx';

type Tell = Stage['record'];

interface DayProps {
  chosen: string | null;
  record: Tell;
  slots?: readonly Slot[];
}

const free: readonly Slot[] = ['09:00', '12:30', '16:00'].map((time) => ({ time }));

const withTaken: readonly Slot[] = [
  { time: '09:00' },
  { time: '12:30', taken: true },
  { time: '16:00' },
];

function Day({ chosen, record, slots = free }: DayProps): ReactElement {
  const [time, setTime] = useState(chosen);
  return (
    <SlotGrid
      slots={slots}
      value={time}
      onValueChange={(next) => {
        setTime(next);
        record(next);
      }}
    />
  );
}

const chosenSlots = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

export const proofs: Record<string, Proof> = {
  ...radios(
    (chosen, record) => <Day chosen={chosen} record={record} />,
    free.map(({ time }) => time),
  ),
  'ArrowRight (before a taken time)': async (stage) => {
    stage.show(<Day chosen="09:00" record={stage.record} slots={withTaken} />);
    await stage.press('Tab');
    await stage.press('ArrowRight');
    expect(focused()).toBe('12:30');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('taken');
    expect(chosenSlots()).toEqual(['09:00']);
    await stage.press('ArrowRight');
    expect(focused()).toBe('16:00');
    expect(stage.recorded).toEqual(['16:00']);
  },
  'Space (on a taken time)': async (stage) => {
    stage.show(<Day chosen="09:00" record={stage.record} slots={withTaken} />);
    await stage.press('Tab');
    await stage.press('ArrowRight');
    await stage.press('Space');
    expect(focused()).toBe('12:30');
    expect(stage.recorded).toEqual([]);
    expect(chosenSlots()).toEqual(['09:00']);
  },
};
