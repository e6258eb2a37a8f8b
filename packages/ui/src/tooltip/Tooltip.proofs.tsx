import { expect } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Tooltip } from './index.ts';
import { expectSoon, focused, one, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

const tip = (): Element => one('[role="tooltip"]');

const tipShows = (): boolean => tip().matches(':popover-open');

async function showTip(stage: Stage): Promise<void> {
  stage.show(
    <Dialog
      open
      onOpenChange={() => stage.record('asked to close')}
      title="Phone"
      closeButtonHidden
    >
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

export const proofs: Record<string, Proof> = {
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
    expect(stage.recorded).toEqual([]);
  },
};
