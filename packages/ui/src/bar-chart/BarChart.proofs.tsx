import { expect } from 'vitest';
import { BarChart } from './index.ts';
import { focused, type Proof, unfolds } from '../../test/keyboard/stage.tsx';

const chart = (
  <BarChart
    variant="columns"
    label="Bookings"
    labelHeading="Day"
    valueHeading="Bookings"
    bars={[{ id: 'monday', label: 'Monday', value: 3, text: '3' }]}
  />
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(chart);
    await stage.press('Tab');
    expect(focused()).toBe('Values as a table');
  },
  Enter: unfolds(chart, 'Enter'),
  Space: unfolds(chart, 'Space'),
};
