import { type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from './index.ts';
import { focused, presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const inForm = (stage: Stage, button: ReactElement): ReactElement => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      stage.record('sent');
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
          <Button type="submit" {...state} onClick={() => stage.record('pressed')}>
            Book
          </Button>,
        ),
      );
      await stage.press('Tab');
      expect(focused()).toContain('Book');
      await stage.press(key);
    }
    expect(stage.recorded).toEqual([]);
  };

const buttonOf = ({ record }: Stage): ReactElement => (
  <Button onClick={() => record('pressed')}>Book</Button>
);

export const proofs: Record<string, Proof> = {
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
};
