import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { SiteMenu, SiteMenuItem } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

const siteMenuOf = (stage: Stage): ReactElement => (
  <SiteMenu
    open
    onOpenChange={(_, { reason }) => stage.record(reason)}
    title="Menu"
    navLabel="Main"
    actions={<button type="button">Sign out</button>}
  >
    <SiteMenuItem renderLink={linkOf(stage, 'salons')}>Salons</SiteMenuItem>
    <SiteMenuItem renderLink={linkOf(stage, 'help')}>Help</SiteMenuItem>
  </SiteMenu>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(siteMenuOf(stage));
    for (const stop of ['Close', 'salons', 'help', 'Sign out']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  'Enter (on a link)': async (stage) => {
    stage.show(siteMenuOf(stage));
    await stage.press('Tab', 2);
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['salons']);
  },
  Escape: async (stage) => {
    stage.show(siteMenuOf(stage));
    await stage.press('Escape');
    expect(stage.recorded).toHaveLength(1);
  },
};
