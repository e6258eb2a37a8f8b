import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/styles/styles.css';
import { Button } from '../../src/button/index.ts';
import { Calendar } from '../../src/calendar/index.ts';
import { Combobox } from '../../src/combobox/index.ts';
import { DayPlan } from '../../src/day-plan/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Menu, MenuItem } from '../../src/menu/index.ts';
import { StarRatingInput } from '../../src/star-rating/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index.ts';
import { ToastRegion } from '../../src/toast/index.ts';
import { expectSoon } from '../keyboard/stage.tsx';
import './modes/still.css';

interface Place {
  readonly within: Document | ShadowRoot;
  readonly container: HTMLElement;
}

const places: Record<string, () => Place> = {
  'a shadow root': () => {
    const host = document.createElement('div');
    document.body.append(host);
    const within = host.attachShadow({ mode: 'open' });
    const container = document.createElement('main');
    for (const style of document.querySelectorAll('style')) within.append(style.cloneNode(true));
    within.append(container);
    return { within, container };
  },
  'a frame': () => {
    const frame = document.createElement('iframe');
    frame.width = '800';
    frame.height = '600';
    document.body.append(frame);
    const within = frame.contentDocument;
    if (!within) throw new Error('The frame has no document');
    for (const style of document.querySelectorAll('style')) {
      within.head.append(within.importNode(style, true));
    }
    const container = within.createElement('main');
    within.body.append(container);
    return { within, container };
  },
};

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

describe.for(Object.entries(places))('in %s', ([, create]) => {
  /** Renders it there, and waits for the first element. */
  async function show(element: ReactNode) {
    const { within, container } = create();
    root = createRoot(container);
    root.render(element);
    await expectSoon(() => container.childElementCount).toBeGreaterThan(0);
    const one = (selector: string): HTMLElement => {
      const found = within.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing fits "${selector}"`);
      return found;
    };
    const focused = () => within.activeElement?.textContent;
    return { within, one, focused, draw: (next: ReactNode) => root?.render(next) };
  }

  test('keys move between the items of a menu, and Escape returns to its button', async () => {
    const { one, focused } = await show(
      <Menu renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}>
        <MenuItem>Share</MenuItem>
        <MenuItem>Print</MenuItem>
      </Menu>,
    );
    one('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectSoon(focused).toBe('Share');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Print');
    await userEvent.keyboard('s');
    expect(focused()).toBe('Share');
    await userEvent.keyboard('{Escape}');
    await expectSoon(focused).toBe('Actions');
  });

  test('arrows go to another tab, and show its panel', async () => {
    const { one, focused } = await show(
      <Tabs defaultValue="team">
        <TabList label="Salon">
          <Tab value="team">Team</Tab>
          <Tab value="reviews">Reviews</Tab>
        </TabList>
        <TabPanel value="team">Ada</TabPanel>
        <TabPanel value="reviews">Five stars</TabPanel>
      </Tabs>,
    );
    one('[role="tab"]').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectSoon(focused).toBe('Reviews');
    expect(one('[role="tabpanel"]:not([hidden])').textContent).toBe('Five stars');
    await userEvent.keyboard('{ArrowRight}');
    await expectSoon(focused).toBe('Team');
  });

  test('arrows go to another day, and a key to the next month', async () => {
    const { one, within } = await show(
      <Calendar today="2026-11-19" max="2026-12-31" defaultValue="2026-11-20" />,
    );
    const day = () => within.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    one('[data-selected] button, button[data-selected]').focus();
    expect(day()).toBe('2026-11-20');
    await userEvent.keyboard('{ArrowRight}');
    await expectSoon(day).toBe('2026-11-21');
    await userEvent.keyboard('{PageDown}');
    await expectSoon(day).toBe('2026-12-21');
  });

  test('a dialog takes the focus, stops its own page from scrolling, and gives both back', async () => {
    function Booking(): ReactElement {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Book</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Book?" />
        </>
      );
    }
    const { one, focused } = await show(<Booking />);
    const lock = () => one('dialog').ownerDocument.documentElement.dataset['scrollLock'];
    one('button').focus();
    await userEvent.keyboard('{Enter}');
    await expectSoon(focused).toBe('Book?');
    expect(lock()).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expectSoon(focused).toBe('Book');
    expect(lock()).toBeUndefined();
  });

  test('F6 goes to a toast and back', async () => {
    const toast = { id: 'saved', title: 'Saved' };
    const { one, focused } = await show(
      <>
        <Button>before</Button>
        <ToastRegion toast={toast} onClose={() => {}} />
      </>,
    );
    await expectSoon(() => one('[data-component="toast-region"]').matches(':popover-open')).toBe(
      true,
    );
    one('button').focus();
    await userEvent.keyboard('{F6}');
    expect(focused()).toContain('Saved');
    await userEvent.keyboard('{F6}');
    expect(focused()).toBe('before');
  });

  test('a toast is in the dialog that is open beside it', async () => {
    function Booking(): ReactElement {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Book</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Book?" />
          <ToastRegion toast={{ id: 'saved', title: 'Saved' }} onClose={() => {}} />
        </>
      );
    }
    const { one } = await show(<Booking />);
    const region = () => one('[data-component="toast-region"]');
    expect(region().closest('dialog')).toBeNull();
    one('button').click();
    await expectSoon(() => region().closest('dialog')).not.toBeNull();
    one('dialog button').focus();
    await userEvent.keyboard('{Escape}');
    await expectSoon(() => region().closest('dialog')).toBeNull();
  });

  test('the marked suggestion of a long list is in view, and a press selects', async () => {
    const selected: string[] = [];
    const options = Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      text: `Salon ${index}`,
    }));
    const { one } = await show(
      <Combobox
        label="Salon"
        name="q"
        groups={[{ label: 'Salons', options }]}
        status="ready"
        onSelect={({ text }) => selected.push(text)}
      />,
    );
    const list = () => one('[data-component="combobox-list"]');
    one('input').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectSoon(() => list().matches(':popover-open')).toBe(true);
    expect(list().scrollHeight).toBeGreaterThan(list().clientHeight);
    await userEvent.keyboard('{ArrowUp}');
    await expectSoon(() => list().scrollTop).toBeGreaterThan(0);
    one('[role="option"][aria-selected="true"]').click();
    await expectSoon(() => selected).toEqual(['Salon 39']);
  });

  test('a choice returns to its default with its form', async () => {
    const { one, within } = await show(
      <form>
        <StarRatingInput legend="Rate your visit" defaultValue={2} />
      </form>,
    );
    const filled = () => within.querySelectorAll('[data-filled]').length;
    one('input[value="4"]').click();
    await expectSoon(filled).toBe(4);
    (one('form') as HTMLFormElement).reset();
    await expectSoon(filled).toBe(2);
  });

  test('a plan gives the focus to another cell when its entry is removed', async () => {
    const columns = [{ id: 'ada', name: 'Ada', hours: [{ from: 480, until: 720 }] }];
    const entries = [{ id: 'cut', columnId: 'ada', from: 540, until: 570, title: 'Cut' }];
    const plan = (all: typeof entries): ReactElement => (
      <DayPlan
        label="Day"
        columns={columns}
        entries={all}
        from={480}
        until={720}
        now={480}
        onOpen={() => {}}
        onAdd={() => {}}
      />
    );
    const { one, within, draw } = await show(plan(entries));
    const entry = one('[data-entry="cut"]');
    entry.focus();
    expect(within.activeElement).toBe(entry);
    draw(plan([]));
    await expectSoon(() => entry.isConnected).toBe(false);
    await expectSoon(() => within.activeElement?.getAttribute('role')).toBe('gridcell');
  });
});
