import { useRef, useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../../../src/button/index.ts';
import { Chip } from '../../../src/chip/index.ts';
import { IconButton } from '../../../src/icon-button/index.ts';
import { LoadMore } from '../../../src/load-more/index.ts';
import { RatingSummary } from '../../../src/rating-summary/index.ts';
import { ToggleCard } from '../../../src/toggle-card/index.ts';
import { expectFocus, focused, presses, type Proof, type Stage } from './stage.tsx';

type Proofs = Record<string, Proof>;

const inForm = (stage: Stage, button: ReactElement): ReactElement => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      stage.tell('sent');
    }}
  >
    {button}
  </form>
);

const idle =
  (key: string): Proof =>
  async (stage) => {
    for (const state of [{ disabled: true }, { busy: true }]) {
      stage.show(
        inForm(
          stage,
          <Button type="submit" {...state} onClick={() => stage.tell('pressed')}>
            Book
          </Button>,
        ),
      );
      await stage.press('Tab');
      expect(focused()).toContain('Book');
      await stage.press(key);
    }
    expect(stage.told).toEqual([]);
  };

const buttonOf = ({ tell }: Stage): ReactElement => (
  <Button onClick={() => tell('pressed')}>Book</Button>
);

function Heart({ tell }: Pick<Stage, 'tell'>): ReactElement {
  const [on, setOn] = useState(false);
  return (
    <IconButton
      label="Save"
      pressed={on}
      onClick={() => {
        setOn(!on);
        tell('pressed');
      }}
    >
      ♥
    </IconButton>
  );
}

const toggles =
  (key: string): Proof =>
  async (stage) => {
    stage.show(<Heart tell={stage.tell} />);
    await stage.press('Tab');
    await stage.press(key);
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    expect(focused()).toBe('Save');
  };

function Growing({ tell, busy }: { tell: Stage['tell']; busy?: boolean }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <a href="#salon">Salon {index + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={shown}
        total={4}
        busy={busy}
        onLoadMore={() => {
          tell('asked');
          setShown(4);
        }}
      />
    </>
  );
}

const loads =
  (key: string): Proof =>
  async (stage) => {
    stage.show(<Growing tell={stage.tell} />);
    await stage.press('Tab', 3);
    await stage.press(key);
    await expectFocus('Salon 3');
    expect(stage.told).toEqual(['asked']);
  };

const ratingsOf = ({ tell }: Stage): ReactElement => (
  <RatingSummary value={4.7} counts={{ 5: 4, 4: 3, 3: 0, 2: 0, 1: 0 }} onSelectedChange={tell} />
);

const toggleCardOf = ({ tell }: Stage): ReactElement => (
  <ToggleCard title="Haircut" price="$65" onPressedChange={(pressed) => tell(pressed)} />
);

const chipOf = ({ tell }: Stage): ReactElement => <Chip onPressedChange={tell}>Open now</Chip>;

export const pressProofs: Record<string, Proofs> = {
  button: {
    Tab: async (stage) => {
      stage.show(
        <>
          <Button disabled>Book</Button>
          <Button busy>Pay</Button>
        </>,
      );
      await stage.press('Tab');
      expect(focused()).toBe('Book');
      await stage.press('Tab');
      expect(focused()).toContain('Pay');
    },
    Enter: presses('Enter', buttonOf, 'pressed'),
    Space: presses('Space', buttonOf, 'pressed'),
    'Enter (disabled or busy)': idle('Enter'),
    'Space (disabled or busy)': idle('Space'),
  },
  'icon-button': { Enter: toggles('Enter'), Space: toggles('Space') },
  chip: { Enter: presses('Enter', chipOf, true), Space: presses('Space', chipOf, true) },
  'toggle-card': {
    Enter: presses('Enter', toggleCardOf, true),
    Space: presses('Space', toggleCardOf, true),
  },
  'rating-summary': {
    Enter: presses('Enter', ratingsOf, 5),
    Space: presses('Space', ratingsOf, 5),
  },
  'load-more': {
    Enter: loads('Enter'),
    Space: loads('Space'),
    'Enter (under way)': async (stage) => {
      stage.show(<Growing tell={stage.tell} busy />);
      await stage.press('Tab', 3);
      const button = document.activeElement;
      await stage.press('Enter');
      expect(stage.told).toEqual([]);
      expect(button?.localName).toBe('button');
      expect(document.activeElement).toBe(button);
    },
  },
};
