import { useRef, useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { LoadMore } from './index.ts';
import { expectFocus, type Proof, type Stage } from '../../test/keyboard/stage.tsx';

function Growing({ record, busy }: { record: Stage['record']; busy?: boolean }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <a href="#salon">Salon {index + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        shown={shown}
        total={4}
        busy={busy}
        onLoadMore={() => {
          record('asked');
          setShown(4);
        }}
      />
    </>
  );
}

const loads =
  (key: string): Proof =>
  async (stage) => {
    stage.show(<Growing record={stage.record} />);
    await stage.press('Tab', 3);
    await stage.press(key);
    await expectFocus('Salon 3');
    expect(stage.recorded).toEqual(['asked']);
  };

export const proofs: Record<string, Proof> = {
  Enter: loads('Enter'),
  Space: loads('Space'),
  'Enter (while loading)': async (stage) => {
    stage.show(<Growing record={stage.record} busy />);
    await stage.press('Tab', 3);
    const button = document.activeElement;
    await stage.press('Enter');
    expect(stage.recorded).toEqual([]);
    expect(button?.localName).toBe('button');
    expect(document.activeElement).toBe(button);
  },
};
