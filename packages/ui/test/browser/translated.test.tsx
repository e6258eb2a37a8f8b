import { createRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translateTexts } from '../../../../.storybook/test/translate-texts.ts';
import '../../src/styles/styles.css';
import { Badge } from '../../src/badge/index.ts';
import { Button } from '../../src/button/index.ts';
import { Calendar } from '../../src/calendar/index.ts';
import { Chip } from '../../src/chip/index.ts';
import { FormMessage } from '../../src/form/index.ts';
import { LoadMore } from '../../src/load-more/index.ts';
import { Note } from '../../src/note/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Toast } from '../../src/toast/index.ts';
import './modes/still.css';

let container: HTMLElement;
let root: Root;
let stop: () => void;

beforeEach(() => {
  container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
  stop = translateTexts(container, true);
});

afterEach(() => {
  stop();
  root.unmount();
});

const list = createRef<HTMLElement>();

/** Each shows a word that changes, disappears and returns. */
const components: Record<string, (word: string) => ReactElement> = {
  'Button beside its icon': (word) => <Button startIcon={<i />}>{word}</Button>,
  'Button of several texts': (word) => <Button endIcon={<i />}>Show {word} reviews</Button>,
  'Button that is busy at times': (word) => (
    <Button busy={word === 'two'} busyLabel={`${word} now`}>
      {word}
    </Button>
  ),
  'Button whose texts while busy are several': (word) => (
    <Button busy={word === 'one' ? undefined : word === 'two'} busyLabel={<>Loading {word}</>}>
      Show {word}
    </Button>
  ),
  Badge: (word) => <Badge icon={<i />}>{word}</Badge>,
  Chip: (word) => <Chip icon={<i />}>{word}</Chip>,
  Calendar: (word) => (
    <Calendar
      today="2026-11-19"
      max="2026-12-19"
      value={word === '' ? null : '2026-11-20'}
      dayNote={() => ({ state: 'closed', label: 'closed' })}
      closedLabel={word}
    />
  ),
  'LoadMore with a count': (word) => (
    <LoadMore
      list={list}
      shown={2}
      total={4}
      busy={word === 'two'}
      onLoadMore={() => {}}
      messages={{ shown: () => word }}
    />
  ),
  'LoadMore with an error': (word) => (
    <LoadMore list={list} shown={2} total={4} error={word} onLoadMore={() => {}} />
  ),
  Toast: (word) => <Toast title="Saved" description={word} onClose={() => {}} />,
  Note: (word) => <Note title={word}>There are {word} of them.</Note>,
  FormMessage: (word) => <FormMessage>{word}</FormMessage>,
  'TextField with an error': (word) => <TextField label="Name" hint="As written" error={word} />,
};

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

test.for(Object.entries(components))(
  '%s shows its words in a translated page',
  async ([, show]) => {
    let replaced = 0;
    for (const word of ['one', 'two', '', 'three']) {
      flushSync(() => root.render(show(word)));
      // The page is translated after each change.
      await frame();
      const read = container.textContent.match(/one|two|three/g) ?? [];
      expect([...new Set(read)]).toEqual(word === '' ? [] : [word]);
      replaced += container.querySelectorAll('font > font').length;
    }
    expect(replaced).toBeGreaterThan(0);
  },
);
