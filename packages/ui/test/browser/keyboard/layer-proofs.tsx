import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../../../src/button/index.ts';
import { Dialog } from '../../../src/dialog/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../src/tabs/index.ts';
import { ToastRegion, type ToastContent } from '../../../src/toast/index.ts';
import { Tooltip } from '../../../src/tooltip/index.ts';
import { lightboxProofs } from './lightbox-proofs.tsx';
import { menuProofs } from './menu-proofs.tsx';
import { expectFocus, expectSoon, focused, one, type Proof, type Stage } from './stage.tsx';

type Proofs = Record<string, Proof>;
type Tell = Stage['tell'];

const tabs = ['Overview', 'Team', 'Reviews'];

const viewsOf = (tell: Tell, links = false): ReactElement => (
  <Tabs defaultValue="Overview" onValueChange={tell}>
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

/** From the first tab, wherever the key leads. */
const turns =
  (key: string, stops: readonly string[], dir?: 'rtl'): Proof =>
  async (stage) => {
    stage.show(<div dir={dir}>{viewsOf(stage.tell)}</div>);
    await stage.press('Tab');
    for (const stop of stops) {
      await stage.press(key);
      expect(focused()).toBe(stop);
      expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    }
    expect(stage.told).toEqual(stops);
  };

const choosesByLink =
  (key: string): Proof =>
  async (stage) => {
    stage.show(viewsOf(stage.tell, true));
    one('[role="tab"][data-value="Team"]').focus();
    await stage.press(key);
    expect(stage.told).toEqual(['Team']);
    expect(focused()).toBe('Team');
    expect(location.hash).not.toBe('#elsewhere');
    expect(window.scrollY).toBe(0);
  };

function Asking({ tell }: { tell: Tell }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Dialog
        open={open}
        onOpenChange={(next, { reason }) => {
          tell(reason);
          setOpen(next);
        }}
        title="Cancel?"
        footer={<Button>Confirm</Button>}
      >
        <Button>Keep</Button>
      </Dialog>
    </>
  );
}

async function openDialog(stage: Stage): Promise<void> {
  stage.show(<Asking tell={stage.tell} />);
  await stage.press('Tab');
  await stage.press('Enter');
  await expectFocus('Cancel?');
}

/** Once around, maybe past the browser's own bar, which has the focus while nothing in the page has it. */
async function expectAround(stage: Stage, key: string, first: string): Promise<void> {
  await stage.press(key);
  if (focused() === '') await stage.press(key);
  expect(focused()).toBe(first);
}

const tip = (): Element => one('[role="tooltip"]');
const tipShows = (): boolean => tip().matches(':popover-open');

async function showTip(stage: Stage): Promise<void> {
  stage.show(
    <Dialog open onOpenChange={() => stage.tell('asked to close')} title="Phone" closeButtonHidden>
      <Tooltip content="Shown to salons only">
        <Button>Why?</Button>
      </Tooltip>
      <Button>Next</Button>
    </Dialog>,
  );
  await stage.press('Tab');
  expect(focused()).toBe('Why?');
  await expectSoon(tipShows).toBe(true);
}

function News({ tell }: { tell: Tell }): ReactElement {
  const [toast, setToast] = useState<ToastContent | null>({
    id: 'deleted',
    title: 'Address deleted',
    action: <Button>Undo</Button>,
  });
  return (
    <ToastRegion
      toast={toast}
      onClose={(id) => {
        tell(id);
        setToast(null);
      }}
    />
  );
}

const toastHasFocus = (): boolean =>
  document.activeElement?.closest('[data-component="toast-region"]') !== null;

async function enterToast(stage: Stage): Promise<void> {
  stage.show(<News tell={stage.tell} />);
  await stage.press('F6');
  expect(toastHasFocus()).toBe(true);
}

export const layerProofs: Record<string, Proofs> = {
  tabs: {
    Tab: async (stage) => {
      stage.show(viewsOf(stage.tell));
      for (const stop of ['Overview', 'In Overview', 'after']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    'Tab (none is chosen)': async (stage) => {
      stage.show(
        <Tabs onValueChange={stage.tell}>
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
      expect(stage.told).toEqual([]);
    },
    'Shift+Tab': async (stage) => {
      stage.show(viewsOf(stage.tell));
      await stage.press('Tab', 2);
      await stage.press('Shift+Tab');
      expect(focused()).toBe('Overview');
    },
    ArrowRight: turns('ArrowRight', ['Team', 'Reviews', 'Overview']),
    ArrowLeft: turns('ArrowLeft', ['Reviews', 'Team', 'Overview']),
    'ArrowRight (right to left)': turns('ArrowRight', ['Reviews', 'Team'], 'rtl'),
    'ArrowLeft (right to left)': turns('ArrowLeft', ['Team', 'Reviews'], 'rtl'),
    Home: async (stage) => {
      stage.show(viewsOf(stage.tell));
      await stage.press('Tab');
      await stage.press('ArrowLeft');
      await stage.press('Home');
      expect(focused()).toBe('Overview');
      expect(stage.told).toEqual(['Reviews', 'Overview']);
    },
    End: turns('End', ['Reviews']),
    'Space (a tab with an address)': choosesByLink('Space'),
    'Enter (a tab with an address)': choosesByLink('Enter'),
  },
  dialog: {
    Tab: async (stage) => {
      await openDialog(stage);
      for (const stop of ['Close', 'Keep', 'Confirm']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
      await expectAround(stage, 'Tab', 'Close');
    },
    'Shift+Tab': async (stage) => {
      await openDialog(stage);
      await stage.press('Tab', 2);
      await stage.press('Shift+Tab');
      expect(focused()).toBe('Close');
      await expectAround(stage, 'Shift+Tab', 'Confirm');
    },
    Escape: async (stage) => {
      await openDialog(stage);
      await stage.press('Escape');
      await expectFocus('open');
      expect(stage.told).toEqual(['escape']);
    },
    'Enter (on the close button)': async (stage) => {
      await openDialog(stage);
      await stage.press('Tab');
      await stage.press('Enter');
      await expectFocus('open');
      expect(stage.told).toEqual(['close-button']);
    },
  },
  lightbox: lightboxProofs,
  menu: menuProofs,
  tooltip: {
    Tab: async (stage) => {
      await showTip(stage);
      expect(one('dialog button').getAttribute('aria-describedby')).toContain(tip().id);
      await stage.press('Tab');
      expect(focused()).toBe('Next');
      expect(tipShows()).toBe(false);
    },
    Escape: async (stage) => {
      await showTip(stage);
      await stage.press('Escape');
      expect(tipShows()).toBe(false);
      expect(focused()).toBe('Why?');
      expect(stage.told).toEqual([]);
    },
  },
  toast: {
    F6: enterToast,
    'F6 (in the toast)': async (stage) => {
      await enterToast(stage);
      await stage.press('F6');
      expect(focused()).toBe('before');
    },
    'Tab (in the toast)': async (stage) => {
      await enterToast(stage);
      for (const stop of ['Undo', 'Close']) {
        await stage.press('Tab');
        expect(focused()).toBe(stop);
      }
    },
    'Enter (on the close button)': async (stage) => {
      await enterToast(stage);
      await stage.press('Tab', 2);
      await stage.press('Enter');
      expect(stage.told).toEqual(['deleted']);
      await expectFocus('before');
    },
  },
};
