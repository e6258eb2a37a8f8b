import { type ReactElement } from 'react';
import { expect } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

type Tell = Stage['record'];

const tabs = ['Overview', 'Team', 'Reviews'];

const viewsOf = (record: Tell, links = false): ReactElement => (
  <Tabs defaultValue="Overview" onValueChange={record}>
    <TabList label="Kyma">
      {tabs.map((name) => (
        <Tab
          key={name}
          value={name}
          renderLink={
            links
              ? ({ children, ...link }) => (
                  <a {...link} href="#elsewhere">
                    {children}
                  </a>
                )
              : undefined
          }
        >
          {name}
        </Tab>
      ))}
    </TabList>
    {tabs.map((name) => (
      <TabPanel key={name} value={name}>
        In {name}
      </TabPanel>
    ))}
  </Tabs>
);

/** From the first tab to the target of each key. */
const turns =
  (key: string, stops: readonly string[], dir?: 'rtl'): Proof =>
  async (stage) => {
    stage.show(<div dir={dir}>{viewsOf(stage.record)}</div>);
    await stage.press('Tab');
    for (const stop of stops) {
      await stage.press(key);
      expect(focused()).toBe(stop);
      expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    }
    expect(stage.recorded).toEqual(stops);
  };

const choosesByLink =
  (key: string): Proof =>
  async (stage) => {
    stage.show(viewsOf(stage.record, true));
    one('[role="tab"][data-value="Team"]').focus();
    await stage.press(key);
    expect(stage.recorded).toEqual(['Team']);
    expect(focused()).toBe('Team');
    expect(location.hash).not.toBe('#elsewhere');
    expect(window.scrollY).toBe(0);
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(viewsOf(stage.record));
    for (const stop of ['Overview', 'In Overview', 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
  },
  'Tab (no tab is selected)': async (stage) => {
    stage.show(
      <Tabs onValueChange={stage.record}>
        <TabList label="Kyma">
          {tabs.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>,
    );
    for (const stop of [...tabs, 'after']) {
      await stage.press('Tab');
      expect(focused()).toBe(stop);
    }
    expect(stage.recorded).toEqual([]);
  },
  'Shift+Tab': async (stage) => {
    stage.show(viewsOf(stage.record));
    await stage.press('Tab', 2);
    await stage.press('Shift+Tab');
    expect(focused()).toBe('Overview');
  },
  ArrowRight: turns('ArrowRight', ['Team', 'Reviews', 'Overview']),
  ArrowLeft: turns('ArrowLeft', ['Reviews', 'Team', 'Overview']),
  'ArrowRight (right to left)': turns('ArrowRight', ['Reviews', 'Team'], 'rtl'),
  'ArrowLeft (right to left)': turns('ArrowLeft', ['Team', 'Reviews'], 'rtl'),
  Home: async (stage) => {
    stage.show(viewsOf(stage.record));
    await stage.press('Tab');
    await stage.press('ArrowLeft');
    await stage.press('Home');
    expect(focused()).toBe('Overview');
    expect(stage.recorded).toEqual(['Reviews', 'Overview']);
  },
  End: turns('End', ['Reviews']),
  'Space (on a tab with a URL)': choosesByLink('Space'),
  'Enter (on a tab with a URL)': choosesByLink('Enter'),
};
