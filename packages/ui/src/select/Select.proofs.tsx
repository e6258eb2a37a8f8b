import { expect } from 'vitest';
import { Select } from './index.ts';
import { one, type Proof } from '../../test/keyboard/stage.tsx';

const options = ['distance', 'rating', 'price'];

/** One key on a select that stands at the second option. */
const selects =
  (key: string, ...stops: string[]): Proof =>
  async (stage) => {
    stage.show(
      <Select label="Sort" defaultValue="rating" onValueChange={stage.record}>
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
    expect(stage.recorded).toEqual([stops[0]]);
  };

export const proofs: Record<string, Proof> = {
  ArrowDown: selects('ArrowDown', 'price', 'price'),
  ArrowUp: selects('ArrowUp', 'distance', 'distance'),
  Home: selects('Home', 'distance'),
  End: selects('End', 'price'),
  'a–z': selects('p', 'price'),
};
