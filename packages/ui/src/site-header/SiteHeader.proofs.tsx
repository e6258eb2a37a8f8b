import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { SiteHeader, SiteHeaderItem } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

/** Wide enough for its links to be visible. */
const headerOf = (stage: Stage): ReactElement => (
  <div style={{ inlineSize: 1100 }}>
    <SiteHeader
      brand={linkOf(stage, 'brand')({ className: '', children: 'Salonica' })}
      navLabel="Main"
    >
      <SiteHeaderItem renderLink={linkOf(stage, 'salons')}>Salons</SiteHeaderItem>
      <SiteHeaderItem renderLink={linkOf(stage, 'help')}>Help</SiteHeaderItem>
    </SiteHeader>
  </div>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(headerOf(stage));
    for (const stop of ['brand', 'salons', 'help', 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  Enter: async (stage) => {
    stage.show(headerOf(stage));
    await stage.press('Tab', 2);
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['salons']);
  },
};
