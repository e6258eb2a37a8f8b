import { expect } from 'vitest';
import { BarChart } from './index.ts';
import { focused, one, type Proof } from '../../test/keyboard/stage.tsx';

const chart = (
  <BarChart
    variant="columns"
    label="Bookings"
    labelHeading="Day"
    valueHeading="Bookings"
    bars={[{ id: 'monday', label: 'Monday', value: 3, text: '3' }]}
  />
);

const unfolds =
  (key: string): Proof =>
  async (stage) => {
    stage.show(chart);
    const details = one('details');
    await stage.press('Tab');
    await stage.press(key);
    expect(details.open).toBe(true);
    await stage.press(key);
    expect(details.open).toBe(false);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(chart);
    await stage.press('Tab');
    expect(focused()).toBe('Values as a table');
  },
  Enter: unfolds('Enter'),
  Space: unfolds('Space'),
};
