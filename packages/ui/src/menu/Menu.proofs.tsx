import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu, MenuItem } from './index.ts';
import {
  expectFocus,
  expectSoon,
  focused,
  one,
  type Proof,
  type Stage,
} from '../../test/keyboard/stage.tsx';

const actionsOf = ({ record }: Stage): ReactElement => (
  <Menu renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}>
    <MenuItem onSelect={() => record(`shared from ${focused()}`)}>Share</MenuItem>
    <MenuItem disabled onSelect={() => record('printed')}>
      Print
    </MenuItem>
    <MenuItem onSelect={() => record('exported')}>Έξοδος</MenuItem>
  </Menu>
);

const isOpen = (): boolean => one('[role="menu"]').matches(':popover-open');

async function open(stage: Stage, key = 'Enter', first = 'Share'): Promise<void> {
  stage.show(actionsOf(stage));
  await stage.press('Tab');
  await stage.press(key);
  await expectFocus(first);
}

const opens =
  (key: string, first: string): Proof =>
  async (stage) => {
    await open(stage, key, first);
    expect(isOpen()).toBe(true);
  };

const goes =
  (key: string, ...stops: string[]): Proof =>
  async (stage) => {
    await open(stage);
    for (const stop of stops) {
      await stage.press(key);
      expect(focused()).toBe(stop);
    }
    expect(isOpen()).toBe(true);
  };

const runs =
  (key: string): Proof =>
  async (stage) => {
    await open(stage);
    await stage.press(key);
    await expectSoon(isOpen).toBe(false);
    expect(stage.recorded).toEqual(['shared from Actions']);
    expect(focused()).toBe('Actions');
  };

/** A word that is typed ends. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 600));

export const proofs: Record<string, Proof> = {
  'Enter (on the button)': opens('Enter', 'Share'),
  'Space (on the button)': opens('Space', 'Share'),
  'ArrowDown (on the button)': opens('ArrowDown', 'Share'),
  'ArrowUp (on the button)': opens('ArrowUp', 'Έξοδος'),
  ArrowDown: goes('ArrowDown', 'Print', 'Έξοδος', 'Share'),
  ArrowUp: goes('ArrowUp', 'Έξοδος', 'Print'),
  Home: async (stage) => {
    await open(stage, 'ArrowUp', 'Έξοδος');
    await stage.press('Home');
    expect(focused()).toBe('Share');
  },
  End: goes('End', 'Έξοδος'),
  'a–z': async (stage) => {
    await open(stage);
    await stage.press('p');
    expect(focused()).toBe('Print');
    await stage.press('Escape');
    await expectSoon(isOpen).toBe(false);
    // A capital sigma after another letter is not a final one, and a space is part of a label.
    stage.show(
      <Menu renderTrigger={(trigger) => <Button {...trigger}>Account</Button>}>
        <MenuItem onSelect={() => stage.record('signed in')}>Sign in</MenuItem>
        <MenuItem onSelect={() => stage.record('signed out')}>Sign out</MenuItem>
        <MenuItem onSelect={() => stage.record('changed')}>Αλλαγή</MenuItem>
        <MenuItem onSelect={() => stage.record('secured')}>Ασφάλεια</MenuItem>
        <MenuItem onSelect={() => stage.record('connected')}>Σύνδεση</MenuItem>
        <MenuItem onSelect={() => stage.record('listed')}>Συνδέσεις</MenuItem>
      </Menu>,
    );
    await stage.press('Tab');
    await stage.press('Enter');
    await expectFocus('Sign in');
    for (const letter of 'sign') await stage.press(letter);
    await stage.press('Space');
    // Firefox presses a button when the key is released.
    const released = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true });
    expect(document.activeElement?.dispatchEvent(released)).toBe(false);
    await stage.press('o');
    expect(focused()).toBe('Sign out');
    expect(stage.recorded).toEqual([]);
    await pause();
    // Real keys are those of a Latin keyboard; a key that changes nothing but the next one is part of a word.
    for (const [found, keys] of [
      ['Ασφάλεια', 'Shift Α Shift Σ'],
      ['Σύνδεση', 'CapsLock Σ Υ Ν'],
      ['Συνδέσεις', 'σ υ ν δ Dead έ σ ε ι ς'],
      ['Σύνδεση', 'σ ύ ν δ ε σ η'],
      ['Συνδέσεις', 'σ υ ν δ ε σ ε ι σ'],
    ] as const) {
      for (const key of ['Home', ...keys.split(' ')]) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
      expect(focused()).toBe(found);
    }
    expect(stage.recorded).toEqual([]);
  },
  Enter: runs('Enter'),
  Space: runs('Space'),
  'Space (on a link)': async (stage) => {
    stage.show(
      <Menu renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}>
        <MenuItem
          onSelect={() => stage.record('chosen')}
          renderLink={({ children, ...link }) => (
            <a {...link} href="#followed">
              {children}
            </a>
          )}
        >
          Map
        </MenuItem>
      </Menu>,
    );
    await stage.press('Tab');
    await stage.press('Enter');
    await expectFocus('Map');
    await stage.press('Space');
    await expectSoon(isOpen).toBe(false);
    expect(stage.recorded).toEqual(['chosen']);
    expect(location.hash).toBe('#followed');
    history.replaceState(null, '', location.pathname + location.search);
  },
  'Enter (on a disabled item)': async (stage) => {
    await open(stage);
    await stage.press('ArrowDown');
    await stage.press('Enter');
    expect(stage.recorded).toEqual([]);
    expect(focused()).toBe('Print');
    expect(isOpen()).toBe(true);
  },
  Escape: async (stage) => {
    stage.show(
      <Dialog
        open
        onOpenChange={() => stage.record('asked to close')}
        title="Booking"
        closeButtonHidden
      >
        {actionsOf(stage)}
      </Dialog>,
    );
    await stage.press('Tab');
    await stage.press('Enter');
    await expectFocus('Share');
    await stage.press('Escape');
    await expectSoon(isOpen).toBe(false);
    expect(focused()).toBe('Actions');
    expect(stage.recorded).toEqual([]);
  },
  Tab: async (stage) => {
    await open(stage);
    await stage.press('Tab');
    await expectSoon(isOpen).toBe(false);
    await expectFocus('after');
  },
};
