import { type ReactElement } from 'react';
import { expect } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { SearchField } from './index.ts';
import { expectSoon, focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';
import { input, formOf } from '../../test/keyboard/fields.tsx';

type Tell = Stage['record'];

const searchOf = (record: Tell, text: string): ReactElement =>
  formOf(
    record,
    <SearchField label="Search" defaultValue={text} onValueChange={(value) => record(value)} />,
  );

const clears =
  (key: string): Proof =>
  async (stage) => {
    stage.show(searchOf(stage.record, 'Kyma'));
    await stage.press('Tab', 2);
    await stage.press(key);
    expect(stage.recorded).toEqual(['']);
    expect(document.activeElement).toBe(input());
  };

const searchInDialog = (record: Tell): ReactElement => (
  <Dialog open onOpenChange={() => record('asked to close')} title="Filters">
    <SearchField label="Search" defaultValue="Kyma" onValueChange={(value) => record(value)} />
  </Dialog>
);

export const proofs: Record<string, Proof> = {
  Enter: async (stage) => {
    stage.show(searchOf(stage.record, 'Kyma'));
    await stage.press('Tab');
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['sent']);
  },
  Escape: async (stage) => {
    stage.show(searchInDialog(stage.record));
    input().focus();
    await stage.press('Escape');
    expect(input().value).toBe('');
    expect(stage.recorded).toEqual(['']);
    expect(document.activeElement).toBe(input());
  },
  'Escape (empty)': async (stage) => {
    stage.show(searchInDialog(stage.record));
    input().focus();
    await stage.press('Escape', 2);
    await expectSoon(() => stage.recorded).toEqual(['', 'asked to close']);
  },
  Tab: async (stage) => {
    stage.show(searchOf(stage.record, 'K'));
    await stage.press('Tab', 2);
    expect(one('[data-part="clear"]')).toBe(document.activeElement);
    await stage.press('Shift+Tab');
    await stage.press('Escape');
    await stage.press('Tab');
    expect(focused()).toBe('send');
  },
  'Enter (on the clear button)': clears('Enter'),
  'Space (on the clear button)': clears('Space'),
};
