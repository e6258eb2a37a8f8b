import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { ChatPane, type ChatMessage } from './index.ts';
import {
  expectFocus,
  expectSoon,
  one,
  type Proof,
  type Stage,
} from '../../test/keyboard/stage.tsx';
import { composer } from '../../test/keyboard/fields.tsx';

type Tell = Stage['record'];

const time = { text: '10:42', dateTime: '2026-11-18T10:42' };

const day = { text: 'Today', dateTime: '2026-11-18' };

const threadOf = (length: number): ChatMessage[] =>
  Array.from({ length }, (_, index) => ({
    id: String(index),
    from: 'other',
    text: `Message ${index}`,
    time,
    day,
  }));

interface ChatProps {
  record: Tell;
  text?: string;
  length?: number;
}

function Chat({ record, text = '', length = 30 }: ChatProps): ReactElement {
  const [draft, setDraft] = useState(text);
  return (
    <div style={{ blockSize: 360 }}>
      <ChatPane
        name="Kyma"
        thread={threadOf(length)}
        draft={draft}
        onDraftChange={setDraft}
        onSend={(sent) => {
          record(sent);
          setDraft('');
        }}
      />
    </div>
  );
}

const log = (): HTMLElement => one('[role="log"]');

const atEnd = (): boolean => log().scrollHeight - log().scrollTop - log().clientHeight < 2;

/** On the messages, which open at their end. */
async function enterLog(stage: Stage): Promise<void> {
  stage.show(<Chat record={stage.record} />);
  await stage.press('Tab');
  expect(document.activeElement).toBe(log());
  await expectSoon(atEnd).toBe(true);
}

/**
 * Presses Home and waits until the browser has stopped scrolling: before that it ignores the next
 * key.
 */
async function goToTop(stage: Stage): Promise<void> {
  const box = log();
  const stopped = new Promise<void>((resolve) => {
    const look = (): void => {
      if (box.scrollTop > 0) return;
      box.removeEventListener('scrollend', look);
      resolve();
    };
    box.addEventListener('scrollend', look);
  });
  await stage.press('Home');
  await stopped;
}

async function scrollsBack(stage: Stage, key: string): Promise<void> {
  const from = log().scrollTop;
  expect(from).toBeGreaterThan(0);
  await stage.press(key);
  await expectSoon(() => log().scrollTop).toBeLessThan(from);
}

async function write(stage: Stage, key: string, text: string): Promise<void> {
  stage.show(<Chat record={stage.record} text={text} />);
  await stage.press('Tab', 2);
  await stage.press(key);
  expect(document.activeElement).toBe(composer());
}

export const proofs: Record<string, Proof> = {
  'Enter (in the text box)': async (stage) => {
    await write(stage, 'Enter', 'Is 17:00 free?');
    expect(stage.recorded).toEqual(['Is 17:00 free?']);
    expect(composer().value).toBe('');
  },
  'Shift+Enter (in the text box)': async (stage) => {
    await write(stage, 'Shift+Enter', 'Hello');
    expect(stage.recorded).toEqual([]);
    expect(composer().value).toContain('\n');
  },
  'Enter (in the text box with only whitespace)': async (stage) => {
    await write(stage, 'Enter', '  ');
    expect(stage.recorded).toEqual([]);
    expect(composer().value).toBe('  ');
  },
  Tab: async (stage) => {
    stage.show(<Chat record={stage.record} text="Hello" />);
    await stage.press('Tab');
    expect(document.activeElement).toBe(log());
    await stage.press('Tab');
    expect(document.activeElement).toBe(composer());
    await stage.press('Tab');
    expect(one('[data-part="send"]')).toBe(document.activeElement);
  },
  'ArrowUp (on the messages)': async (stage) => {
    await enterLog(stage);
    await scrollsBack(stage, 'ArrowUp');
  },
  'Home (on the messages)': async (stage) => {
    await enterLog(stage);
    await goToTop(stage);
    expect(log().scrollTop).toBe(0);
  },
  'End (on the messages)': async (stage) => {
    await enterLog(stage);
    await goToTop(stage);
    await stage.press('End');
    await expectSoon(atEnd).toBe(true);
  },
  'Enter (on the button that counts new messages)': async (stage) => {
    await enterLog(stage);
    await goToTop(stage);
    stage.show(<Chat record={stage.record} length={32} />);
    await stage.press('Tab', 2);
    await expectFocus('2 new messages');
    await stage.press('Enter');
    await expectSoon(atEnd).toBe(true);
    expect(document.activeElement).toBe(log());
  },
};
