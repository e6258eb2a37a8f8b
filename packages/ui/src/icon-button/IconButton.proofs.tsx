import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { IconButton } from './index.ts';
import { focused, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

function Heart({ record }: Pick<Stage, 'record'>): ReactElement {
  const [on, setOn] = useState(false);
  return (
    <IconButton
      label="Save"
      pressed={on}
      onClick={() => {
        setOn(!on);
        record('pressed');
      }}
    >
      ♥
    </IconButton>
  );
}

const toggles =
  (key: string): Proof =>
  async (stage) => {
    stage.show(<Heart record={stage.record} />);
    await stage.press('Tab');
    await stage.press(key);
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    expect(focused()).toBe('Save');
  };

export const proofs: Record<string, Proof> = { Enter: toggles('Enter'), Space: toggles('Space') };
