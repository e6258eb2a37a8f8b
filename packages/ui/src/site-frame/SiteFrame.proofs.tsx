import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { SiteFrame } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

const frameOf = (stage: Stage): ReactElement => (
  <SiteFrame
    skipLabel="Skip to content"
    mainId="page"
    header={linkOf(stage, 'brand')({ className: '', children: 'Salonica' })}
  >
    <a href="#in-the-page">in the page</a>
  </SiteFrame>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(frameOf(stage));
    for (const stop of ['Skip to content', 'brand', 'in the page']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  Enter: async (stage) => {
    stage.show(frameOf(stage));
    await stage.press('Tab');
    await stage.press('Enter');
    await stage.press('Tab');
    expect(focused()).toBe('in the page');
  },
};
