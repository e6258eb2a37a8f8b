import { type ReactElement } from 'react';
import { expect } from 'vitest';
import { SearchBar, SearchBarField } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

type Tell = Stage['record'];

const searchBarOf = (record: Tell): ReactElement => (
  <SearchBar
    submit="Search"
    onSubmit={(event) => {
      event.preventDefault();
      record('searched');
    }}
  >
    <SearchBarField label="What" name="q" />
    <SearchBarField label="Where" name="location" />
  </SearchBar>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(searchBarOf(stage.record));
    for (const name of ['q', 'location']) {
      await stage.press('Tab');
      expect(document.activeElement?.getAttribute('name')).toBe(name);
    }
    await stage.press('Tab');
    expect(focused()).toBe('Search');
    await stage.press('Tab');
    expect(focused()).toBe('after');
  },
  Enter: async (stage) => {
    stage.show(searchBarOf(stage.record));
    for (const times of [1, 2, 3]) {
      await stage.press('Tab');
      await stage.press('Enter');
      expect(stage.recorded).toHaveLength(times);
    }
  },
};
