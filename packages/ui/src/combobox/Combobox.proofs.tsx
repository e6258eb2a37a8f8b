import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';
import { formOf, input } from '../../test/keyboard/fields.tsx';
import { expectSoon, focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const groups: ComboboxProps['groups'] = [
  {
    label: 'Services',
    options: [
      { id: 'a', text: 'Balayage', value: 'Balayage' },
      { id: 'b', text: 'Highlights' },
    ],
  },
  { label: 'Salons', options: [{ id: 'c', text: 'Kyma', removable: true }] },
];

const isOpen = (): boolean => one('[data-component="combobox-list"]').matches(':popover-open');

/** The text of the active option. */
function active(): string {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? '' : (document.getElementById(id)?.textContent ?? 'missing');
}

const fieldOf = (stage: Stage, props: Partial<ComboboxProps> = {}): ReactElement =>
  formOf(
    stage.record,
    <Combobox
      label="Service"
      defaultValue="hi"
      groups={groups}
      onSelect={({ id }) => stage.record(id)}
      {...props}
    />,
  );

async function enter(stage: Stage, props?: Partial<ComboboxProps>): Promise<void> {
  stage.show(fieldOf(stage, props));
  await stage.press('Tab');
}

/** Opens the list at its first option. */
async function begin(stage: Stage, props?: Partial<ComboboxProps>): Promise<void> {
  await enter(stage, props);
  await stage.press('ArrowDown');
  await expectSoon(active).toBe('Balayage');
}

const goes =
  (key: string, ...stops: string[]): Proof =>
  async (stage) => {
    await begin(stage);
    for (const stop of stops) {
      await stage.press(key);
      await expectSoon(active).toBe(stop);
    }
    expect(input()).toBe(document.activeElement);
    expect(input().value).toBe('hi');
  };

const leaves =
  (key: string, caret: number): Proof =>
  async (stage) => {
    await begin(stage);
    input().setSelectionRange(1, 1);
    await stage.press(key);
    await expectSoon(active).toBe('');
    expect(isOpen()).toBe(true);
    expect(input().selectionStart).toBe(caret);
  };

function Recent({ onRemove }: { readonly onRemove: (id: string) => void }): ReactElement {
  const [ids, setIds] = useState(['Kyma', 'Figaro']);
  return (
    <Combobox
      label="Service"
      groups={[{ options: ids.map((id) => ({ id, text: id, removable: true })) }]}
      onRemove={({ id }) => {
        onRemove(id);
        setIds(ids.filter((one) => one !== id));
      }}
    />
  );
}

const inDialog = (stage: Stage, defaultValue: string): ReactElement => (
  <Dialog open onOpenChange={() => stage.record('asked to close')} title="Search">
    <Combobox label="Service" defaultValue={defaultValue} groups={groups} />
  </Dialog>
);

export const proofs: Record<string, Proof> = {
  'a–z': async (stage) => {
    await begin(stage);
    await stage.press('s');
    await expectSoon(active).toBe('');
    // Tab had selected the text.
    expect(input().value).toBe('s');
    expect(isOpen()).toBe(true);
  },
  'ArrowDown (list closed)': async (stage) => {
    await begin(stage);
    expect(isOpen()).toBe(true);
  },
  'ArrowUp (list closed)': async (stage) => {
    await enter(stage);
    expect(isOpen()).toBe(false);
    await stage.press('ArrowUp');
    await expectSoon(active).toBe('Kyma');
  },
  'Alt+ArrowDown': async (stage) => {
    await enter(stage);
    await stage.press('Alt+ArrowDown');
    await expectSoon(isOpen).toBe(true);
    expect(active()).toBe('');
  },
  'Alt+ArrowUp': async (stage) => {
    await begin(stage);
    await stage.press('Alt+ArrowUp');
    await expectSoon(isOpen).toBe(false);
    expect(input().value).toBe('hi');
  },
  ArrowDown: goes('ArrowDown', 'Highlights', 'Kyma', 'Balayage'),
  ArrowUp: goes('ArrowUp', 'Kyma', 'Highlights'),
  Home: leaves('Home', 0),
  End: leaves('End', 2),
  ArrowLeft: leaves('ArrowLeft', 0),
  ArrowRight: leaves('ArrowRight', 2),
  'Enter (on an option)': async (stage) => {
    await begin(stage);
    await stage.press('Enter');
    await expectSoon(isOpen).toBe(false);
    expect(stage.recorded).toEqual(['a']);
    expect(input().value).toBe('Balayage');
    expect(input()).toBe(document.activeElement);
  },
  'Enter (on “Try again”)': async (stage) => {
    await enter(stage, {
      groups: [],
      status: 'failed',
      onRetry: () => stage.record('searched'),
    });
    await stage.press('ArrowDown');
    await expectSoon(active).toBe('Try again');
    await stage.press('Enter');
    expect(stage.recorded).toEqual(['searched']);
    expect(isOpen()).toBe(true);
  },
  Enter: async (stage) => {
    await enter(stage);
    await stage.press('Alt+ArrowDown');
    await expectSoon(isOpen).toBe(true);
    await stage.press('Enter');
    await expectSoon(isOpen).toBe(false);
    expect(stage.recorded).toEqual(['sent']);
    expect(input().value).toBe('hi');
  },
  'Delete (on a removable option)': async (stage) => {
    stage.show(<Recent onRemove={stage.record} />);
    await stage.press('Tab');
    await stage.press('ArrowDown');
    await expectSoon(active).toBe('Kyma');
    await stage.press('Delete');
    expect(stage.recorded).toEqual(['Kyma']);
    await expectSoon(active).toBe('Figaro');
  },
  Escape: async (stage) => {
    stage.show(inDialog(stage, 'hi'));
    input().focus();
    await stage.press('ArrowDown');
    await expectSoon(isOpen).toBe(true);
    await stage.press('Escape');
    await expectSoon(isOpen).toBe(false);
    expect(input().value).toBe('hi');
    expect(stage.recorded).toEqual([]);
  },
  'Escape (list closed)': async (stage) => {
    stage.show(inDialog(stage, 'hi'));
    input().focus();
    await stage.press('Escape');
    await expectSoon(() => input().value).toBe('');
    expect(isOpen()).toBe(false);
    expect(stage.recorded).toEqual([]);
  },
  'Escape (empty)': async (stage) => {
    stage.show(inDialog(stage, ''));
    input().focus();
    await stage.press('Escape');
    await expectSoon(() => stage.recorded).toEqual(['asked to close']);
  },
  Tab: async (stage) => {
    await begin(stage, { defaultValue: '' });
    await stage.press('Tab');
    await expectSoon(isOpen).toBe(false);
    expect(focused()).toBe('send');
    expect(stage.recorded).toEqual([]);
  },
};
