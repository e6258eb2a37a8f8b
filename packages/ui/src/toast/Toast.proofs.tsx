import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../button/index.ts';
import { ToastRegion, type ToastContent } from './index.ts';
import { expectFocus, focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

type Tell = Stage['record'];

function News({ record }: { record: Tell }): ReactElement {
  const [toast, setToast] = useState<ToastContent | null>({
    id: 'deleted',
    title: 'Address deleted',
    action: <Button>Undo</Button>,
  });
  return (
    <ToastRegion
      toast={toast}
      onClose={(id) => {
        record(id);
        setToast(null);
      }}
    />
  );
}

const toastHasFocus = (): boolean =>
  document.activeElement?.closest('[data-component="toast-region"]') !== null;

async function enterToast(stage: Stage): Promise<void> {
  stage.show(<News record={stage.record} />);
  await stage.press('F6');
  expect(toastHasFocus()).toBe(true);
}

export const proofs: Record<string, Proof> = {
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
    expect(stage.recorded).toEqual(['deleted']);
    await expectFocus('before');
  },
};
