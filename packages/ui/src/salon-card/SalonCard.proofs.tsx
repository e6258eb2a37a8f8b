import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { SalonCard } from './index.ts';
import { focused, presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

const startAt = (stage: Stage, time: string) => ({
  day: 'Today',
  time,
  dateTime: `2026-11-19T${time}`,
  renderLink: linkOf(stage, time),
});

const cardOf = (stage: Stage): ReactElement => (
  <SalonCard
    name="Kyma"
    renderLink={linkOf(stage)}
    save={<button type="button">save</button>}
    choose={<input type="checkbox" value="choose" aria-label="choose" />}
    starts={[startAt(stage, '14:30'), startAt(stage, '15:00')]}
    actions={<button type="button">book</button>}
  />
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(cardOf(stage));
    for (const stop of ['there', 'save', 'choose', '14:30', '15:00', 'book', 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  Enter: async (stage) => {
    await presses('Enter', cardOf, 'there')(stage);
    await stage.press('Tab', 3);
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['there', '14:30']);
  },
};
