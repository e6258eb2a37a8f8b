import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { Breadcrumb, BreadcrumbItem } from './index.ts';
import { focused, presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

const trailOf = (stage: Stage): ReactElement => (
  <Breadcrumb>
    <BreadcrumbItem>{linkOf(stage, 'Home')({ className: '', children: 'Home' })}</BreadcrumbItem>
    <BreadcrumbItem>{linkOf(stage, 'All')({ className: '', children: 'All' })}</BreadcrumbItem>
    <BreadcrumbItem current>Haircut</BreadcrumbItem>
  </Breadcrumb>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(trailOf(stage));
    for (const stop of ['Home', 'All', 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  Enter: presses('Enter', trailOf, 'Home'),
};
