import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from './index.ts';
import { expectFocus, focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

type Tell = Stage['record'];

function Asking({ record }: { record: Tell }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Dialog
        open={open}
        onOpenChange={(next, { reason }) => {
          record(reason);
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
  stage.show(<Asking record={stage.record} />);
  await stage.press('Tab');
  await stage.press('Enter');
  await expectFocus('Cancel?');
}

/**
 * Around once, possibly through the browser's own toolbar, which has the focus while nothing in the
 * page does.
 */
async function expectAround(stage: Stage, key: string, first: string): Promise<void> {
  await stage.press(key);
  if (focused() === '') await stage.press(key);
  expect(focused()).toBe(first);
}

export const proofs: Record<string, Proof> = {
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
    expect(stage.recorded).toEqual(['escape']);
  },
  'Enter (on the close button)': async (stage) => {
    await openDialog(stage);
    await stage.press('Tab');
    await stage.press('Enter');
    await expectFocus('open');
    expect(stage.recorded).toEqual(['close-button']);
  },
};
