import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { TableOfContents } from './index.ts';
import { focused, one, presses, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { linkOf } from '../../test/keyboard/links.tsx';

const contentsOf =
  (folded: boolean) =>
  (stage: Stage): ReactElement => (
    <TableOfContents
      title="On this page"
      folded={folded}
      entries={[
        { href: '#data', title: 'Data' },
        { href: '#rights', title: 'Rights' },
      ]}
      renderLink={(link) => linkOf(stage, link.href.slice(1))(link)}
    />
  );

const unfoldsContents =
  (key: string): Proof =>
  async (stage) => {
    stage.show(contentsOf(true)(stage));
    const details = one('details');
    await stage.press('Tab');
    await stage.press(key);
    expect(details.open).toBe(true);
    await stage.press('Tab');
    expect(focused()).toBe('data');
    await stage.press('Shift+Tab');
    await stage.press(key);
    expect(details.open).toBe(false);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(contentsOf(false)(stage));
    for (const stop of ['data', 'rights', 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  Enter: presses('Enter', contentsOf(false), 'data'),
  'Enter (on the summary)': unfoldsContents('Enter'),
  'Space (on the summary)': unfoldsContents('Space'),
};
