import { type ReactElement } from 'react';
import { expect } from 'vitest';
import { SearchBar, SearchBarField } from './index.ts';
import { input } from '../../test/keyboard/fields.tsx';
import { focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

type Tell = Stage['record'];

const typedBar = (
  <SearchBar submit="Search">
    <SearchBarField label="What" type="search" name="q" defaultValue="Kyma" />
  </SearchBar>
);

const clears =
  (key: string): Proof =>
  async (stage) => {
    stage.show(typedBar);
    await stage.press('Tab', 2);
    await stage.press(key);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  };

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
  'Tab (in a search field with text)': async (stage) => {
    stage.show(typedBar);
    await stage.press('Tab', 2);
    expect(one('[data-part="clear"]')).toBe(document.activeElement);
    await stage.press('Tab');
    expect(focused()).toBe('Search');
  },
  'Enter (on the clear button)': clears('Enter'),
  'Space (on the clear button)': clears('Space'),
  Enter: async (stage) => {
    stage.show(searchBarOf(stage.record));
    for (const times of [1, 2, 3]) {
      await stage.press('Tab');
      await stage.press('Enter');
      expect(stage.recorded).toHaveLength(times);
    }
  },
};
