import { Fragment, useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { BarberCard, BarberGroup } from '../../../src/barber-card/index.ts';
import { Checkbox } from '../../../src/checkbox/index.ts';
import { QuickBook } from '../../../src/quick-book/index.ts';
import { RadioCard, RadioCardGroup } from '../../../src/radio-card/index.ts';
import { SegmentedControl } from '../../../src/segmented-control/index.ts';
import { Select } from '../../../src/select/index.ts';
import { SlotGrid, type Slot } from '../../../src/slot-grid/index.ts';
import { StarRatingInput } from '../../../src/star-rating/index.ts';
import { calendarProofs } from './calendar-proofs.tsx';
import { focused, one, type Proof, type Stage } from './stage.tsx';

type Proofs = Record<string, Proof>;
type Tell = Stage['tell'];

/** Three radios of which one is chosen, or none. */
type Group = (chosen: string | null, tell: Tell) => ReactElement;

/** @param behind - stops behind the radios while something is chosen */
function radios(group: Group, [first, second, last]: readonly string[], behind = 0): Proofs {
  const show = (stage: Stage, chosen: string | null = second ?? null): void =>
    stage.show(<Fragment key={chosen}>{group(chosen, stage.tell)}</Fragment>);
  const moves =
    (key: string, ...stops: (string | undefined)[]): Proof =>
    async (stage) => {
      show(stage);
      await stage.press('Tab');
      for (const stop of stops) {
        await stage.press(key);
        expect(focused()).toBe(stop);
        expect(String(stage.told.at(-1))).toBe(stop);
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
      expect(stage.told).toEqual([]);
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
      expect(stage.told.map(String)).toEqual([first]);
    },
    ArrowRight: moves('ArrowRight', last, first),
    ArrowDown: moves('ArrowDown', last, first),
    ArrowLeft: moves('ArrowLeft', first, last),
    ArrowUp: moves('ArrowUp', first, last),
  };
}

const cards: Group = (chosen, tell) => (
  <RadioCardGroup legend="Address" defaultValue={chosen} onValueChange={tell}>
    <RadioCard value="home" title="Home" />
    <RadioCard value="work" title="Work" />
    <RadioCard value="other" title="Other" />
  </RadioCardGroup>
);

const barbers: Group = (chosen, tell) => (
  <BarberGroup legend="Barber" defaultValue={chosen} onValueChange={tell}>
    <BarberCard value="eleni" name="Eleni" />
    <BarberCard value="nikos" name="Nikos" />
    <BarberCard value="sofia" name="Sofia" />
  </BarberGroup>
);

function Quick({ chosen, tell }: Pick<DayProps, 'chosen' | 'tell'>): ReactElement {
  const [service, setService] = useState(chosen);
  return (
    <QuickBook
      title="Quick Book"
      legend="Service"
      services={['cut', 'color', 'beard'].map((value) => ({ value, name: value }))}
      value={service}
      onValueChange={(next) => {
        setService(next);
        tell(next);
      }}
      action={null}
    />
  );
}

const segments: Group = (chosen, tell) => (
  <SegmentedControl
    label="Price"
    options={['all', 'low', 'high'].map((value) => ({ value, label: value }))}
    defaultValue={chosen ?? undefined}
    onValueChange={tell}
  />
);
const segmentProofs = radios(segments, ['all', 'low', 'high']);
// One is always chosen, and it has the focus.
delete segmentProofs['Space'];

const stars: Group = (chosen, tell) => (
  <StarRatingInput
    legend="Rating"
    max={3}
    defaultValue={chosen === null ? null : Number(chosen)}
    onValueChange={tell}
  />
);

interface DayProps {
  chosen: string | null;
  tell: Tell;
  slots?: readonly Slot[];
}

const free: readonly Slot[] = ['09:00', '12:30', '16:00'].map((time) => ({ time }));
const withTaken: readonly Slot[] = [
  { time: '09:00' },
  { time: '12:30', taken: true },
  { time: '16:00' },
];

function Day({ chosen, tell, slots = free }: DayProps): ReactElement {
  const [time, setTime] = useState(chosen);
  return (
    <SlotGrid
      slots={slots}
      value={time}
      onValueChange={(next) => {
        setTime(next);
        tell(next);
      }}
    />
  );
}

const chosenSlots = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

const options = ['distance', 'rating', 'price'];

/** One key on a select that stands at the second option. */
const selects =
  (key: string, ...stops: string[]): Proof =>
  async (stage) => {
    stage.show(
      <Select label="Sort" defaultValue="rating" onValueChange={stage.tell}>
        {options.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>,
    );
    await stage.press('Tab');
    for (const stop of stops) {
      await stage.press(key);
      expect(one('select').value).toBe(stop);
    }
    expect(stage.told).toEqual([stops[0]]);
  };

export const choiceProofs: Record<string, Proofs> = {
  'radio-card': radios(cards, ['home', 'work', 'other']),
  'barber-card': radios(barbers, ['eleni', 'nikos', 'sofia']),
  'quick-book': radios(
    (chosen, tell) => <Quick chosen={chosen} tell={tell} />,
    ['cut', 'color', 'beard'],
  ),
  'segmented-control': segmentProofs,
  'star-rating': {
    ...radios(stars, ['1', '2', '3'], 1),
    'Enter (on the button that clears)': async (stage) => {
      stage.show(stars('2', stage.tell));
      await stage.press('Tab', 2);
      await stage.press('Enter');
      expect(stage.told).toEqual([null]);
      expect(focused()).toBe('1');
    },
  },
  'slot-grid': {
    ...radios(
      (chosen, tell) => <Day chosen={chosen} tell={tell} />,
      free.map(({ time }) => time),
    ),
    'ArrowRight (before a taken time)': async (stage) => {
      stage.show(<Day chosen="09:00" tell={stage.tell} slots={withTaken} />);
      await stage.press('Tab');
      await stage.press('ArrowRight');
      expect(focused()).toBe('12:30');
      expect(document.activeElement?.getAttribute('aria-label')).toContain('taken');
      expect(chosenSlots()).toEqual(['09:00']);
      await stage.press('ArrowRight');
      expect(focused()).toBe('16:00');
      expect(stage.told).toEqual(['16:00']);
    },
    'Space (on a taken time)': async (stage) => {
      stage.show(<Day chosen="09:00" tell={stage.tell} slots={withTaken} />);
      await stage.press('Tab');
      await stage.press('ArrowRight');
      await stage.press('Space');
      expect(focused()).toBe('12:30');
      expect(stage.told).toEqual([]);
      expect(chosenSlots()).toEqual(['09:00']);
    },
  },
  checkbox: {
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
  },
  select: {
    ArrowDown: selects('ArrowDown', 'price', 'price'),
    ArrowUp: selects('ArrowUp', 'distance', 'distance'),
    Home: selects('Home', 'distance'),
    End: selects('End', 'price'),
    'a–z': selects('p', 'price'),
  },
  calendar: calendarProofs,
};
