import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { WizardSteps } from './index.ts';
import { focused, presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const stepsOf = ({ record }: Stage): ReactElement => (
  <WizardSteps
    steps={[
      { id: 'service', label: 'Service' },
      { id: 'date', label: 'Date' },
      { id: 'pay', label: 'Payment' },
    ]}
    current="date"
    onStepSelect={record}
  />
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(stepsOf(stage));
    await stage.press('Tab');
    expect(focused()).toContain('Service');
    await stage.press('Tab');
    expect(focused()).toBe('after');
  },
  Enter: presses('Enter', stepsOf, 'service'),
  Space: presses('Space', stepsOf, 'service'),
};
