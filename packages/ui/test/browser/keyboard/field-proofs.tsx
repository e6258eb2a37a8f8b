import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { ChatPane, type ChatMessage } from '../../../src/chat-pane/index.ts';
import { Dialog } from '../../../src/dialog/index.ts';
import { PasswordField } from '../../../src/password-field/index.ts';
import { SearchBar, SearchBarField } from '../../../src/search-bar/index.ts';
import { SearchField } from '../../../src/search-field/index.ts';
import { TextArea } from '../../../src/text-area/index.ts';
import { TextField } from '../../../src/text-field/index.ts';
import { expectFocus, expectSoon, focused, one, type Proof, type Stage } from './stage.tsx';

type Proofs = Record<string, Proof>;
type Tell = Stage['tell'];

const formOf = (tell: Tell, field: ReactElement): ReactElement => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      tell('sent');
    }}
  >
    {field}
    <button type="submit">send</button>
  </form>
);

const input = (): HTMLInputElement => one('input');

const searchOf = (tell: Tell, text: string): ReactElement =>
  formOf(
    tell,
    <SearchField label="Search" defaultValue={text} onValueChange={(value) => tell(value)} />,
  );

const clears =
  (key: string): Proof =>
  async (stage) => {
    stage.show(searchOf(stage.tell, 'Kyma'));
    await stage.press('Tab', 2);
    await stage.press(key);
    expect(stage.told).toEqual(['']);
    expect(document.activeElement).toBe(input());
  };

const searchBarOf = (tell: Tell): ReactElement => (
  <SearchBar
    submit="Search"
    onSubmit={(event) => {
      event.preventDefault();
      tell('searched');
    }}
  >
    <SearchBarField label="What" name="q" />
    <SearchBarField label="Where" name="location" />
  </SearchBar>
);

const searchInDialog = (tell: Tell): ReactElement => (
  <Dialog open onOpenChange={() => tell('asked to close')} title="Filters">
    <SearchField label="Search" defaultValue="Kyma" onValueChange={(value) => tell(value)} />
  </Dialog>
);

const shows =
  (key: string): Proof =>
  async (stage) => {
    stage.show(formOf(stage.tell, <PasswordField label="Password" defaultValue="secret" />));
    await stage.press('Tab', 2);
    const button = document.activeElement;
    for (const type of ['text', 'password']) {
      await stage.press(key);
      expect(input().type).toBe(type);
      expect(document.activeElement).toBe(button);
    }
    expect(stage.told).toEqual([]);
  };

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
  tell: Tell;
  text?: string;
  length?: number;
}

function Chat({ tell, text = '', length = 30 }: ChatProps): ReactElement {
  const [draft, setDraft] = useState(text);
  return (
    <div style={{ blockSize: 360 }}>
      <ChatPane
        name="Kyma"
        thread={threadOf(length)}
        draft={draft}
        onDraftChange={setDraft}
        onSend={(sent) => {
          tell(sent);
          setDraft('');
        }}
      />
    </div>
  );
}

const log = (): HTMLElement => one('[role="log"]');
const composer = (): HTMLTextAreaElement => one('textarea');
const atEnd = (): boolean => log().scrollHeight - log().scrollTop - log().clientHeight < 2;

/** On the messages, which open at their end. */
async function enterLog(stage: Stage): Promise<void> {
  stage.show(<Chat tell={stage.tell} />);
  await stage.press('Tab');
  expect(document.activeElement).toBe(log());
  await expectSoon(atEnd).toBe(true);
}

/** Presses Home and waits until the browser has stopped scrolling: before that it ignores the next key. */
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
  stage.show(<Chat tell={stage.tell} text={text} />);
  await stage.press('Tab', 2);
  await stage.press(key);
  expect(document.activeElement).toBe(composer());
}

export const fieldProofs: Record<string, Proofs> = {
  'text-field': {
    Tab: async (stage) => {
      stage.show(<TextField label="Name" />);
      await stage.press('Tab');
      expect(document.activeElement).toBe(input());
    },
    Enter: async (stage) => {
      stage.show(formOf(stage.tell, <TextField label="Name" />));
      await stage.press('Tab');
      await stage.press('Enter');
      expect(stage.told).toEqual(['sent']);
    },
  },
  'text-area': {
    Enter: async (stage) => {
      stage.show(formOf(stage.tell, <TextArea label="Notes" defaultValue="" />));
      await stage.press('Tab');
      await stage.press('a');
      await stage.press('Enter');
      expect(composer().value).toBe('a\n');
      expect(stage.told).toEqual([]);
    },
    Tab: async (stage) => {
      stage.show(<TextArea label="Notes" defaultValue="" />);
      await stage.press('Tab');
      expect(document.activeElement).toBe(composer());
      await stage.press('Tab');
      expect(focused()).toBe('after');
      expect(composer().value).toBe('');
    },
  },
  'password-field': {
    Tab: async (stage) => {
      stage.show(<PasswordField label="Password" />);
      await stage.press('Tab');
      expect(document.activeElement).toBe(input());
      await stage.press('Tab');
      expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false');
    },
    'Enter (on the button)': shows('Enter'),
    'Space (on the button)': shows('Space'),
    'Enter (in the field)': async (stage) => {
      stage.show(formOf(stage.tell, <PasswordField label="Password" defaultValue="secret" />));
      await stage.press('Tab');
      await stage.press('Enter');
      expect(stage.told).toEqual(['sent']);
      expect(input().type).toBe('password');
    },
  },
  'search-bar': {
    Tab: async (stage) => {
      stage.show(searchBarOf(stage.tell));
      for (const name of ['q', 'location']) {
        await stage.press('Tab');
        expect(document.activeElement?.getAttribute('name')).toBe(name);
      }
      await stage.press('Tab');
      expect(focused()).toBe('Search');
      await stage.press('Tab');
      expect(focused()).toBe('after');
    },
    Enter: async (stage) => {
      stage.show(searchBarOf(stage.tell));
      for (const times of [1, 2, 3]) {
        await stage.press('Tab');
        await stage.press('Enter');
        expect(stage.told).toHaveLength(times);
      }
    },
  },
  'search-field': {
    Enter: async (stage) => {
      stage.show(searchOf(stage.tell, 'Kyma'));
      await stage.press('Tab');
      await stage.press('Enter');
      expect(stage.told).toEqual(['sent']);
    },
    Escape: async (stage) => {
      stage.show(searchInDialog(stage.tell));
      input().focus();
      await stage.press('Escape');
      expect(input().value).toBe('');
      expect(stage.told).toEqual(['']);
      expect(document.activeElement).toBe(input());
    },
    'Escape (empty)': async (stage) => {
      stage.show(searchInDialog(stage.tell));
      input().focus();
      await stage.press('Escape', 2);
      await expectSoon(() => stage.told).toEqual(['', 'asked to close']);
    },
    Tab: async (stage) => {
      stage.show(searchOf(stage.tell, 'K'));
      await stage.press('Tab', 2);
      expect(one('[data-part="clear"]')).toBe(document.activeElement);
      await stage.press('Shift+Tab');
      await stage.press('Escape');
      await stage.press('Tab');
      expect(focused()).toBe('send');
    },
    'Enter (on the button that clears)': clears('Enter'),
    'Space (on the button that clears)': clears('Space'),
  },
  'chat-pane': {
    'Enter (in the text box)': async (stage) => {
      await write(stage, 'Enter', 'Is 17:00 free?');
      expect(stage.told).toEqual(['Is 17:00 free?']);
      expect(composer().value).toBe('');
    },
    'Shift+Enter (in the text box)': async (stage) => {
      await write(stage, 'Shift+Enter', 'Hello');
      expect(stage.told).toEqual([]);
      expect(composer().value).toContain('\n');
    },
    'Enter (in the text box with only space)': async (stage) => {
      await write(stage, 'Enter', '  ');
      expect(stage.told).toEqual([]);
      expect(composer().value).toBe('  ');
    },
    Tab: async (stage) => {
      stage.show(<Chat tell={stage.tell} text="Hello" />);
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
      stage.show(<Chat tell={stage.tell} length={32} />);
      await stage.press('Tab', 2);
      await expectFocus('2 new messages');
      await stage.press('Enter');
      await expectSoon(atEnd).toBe(true);
      expect(document.activeElement).toBe(log());
    },
  },
};
