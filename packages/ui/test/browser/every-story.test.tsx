/// <reference types="@vitest/browser-playwright" />
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../src/styles/styles.css';
import '../../src/styles/fonts.css';
import { el } from '../../src/messages/el.ts';
import { elDesk } from '../../src/messages/el-desk.ts';
import { everyStory, type EveryStory, type Language } from './every-story.tsx';
import { undocumented } from './modes/documented.ts';
import { english } from './modes/english.ts';
import { exceptions, type Exception } from './modes/exceptions.ts';
import { brokenIds } from './modes/ids.ts';
import { lostInForcedColors } from './modes/forced-colors.ts';
import { unmirrored } from './modes/mirror.ts';
import { pseudoMessages, pseudoTexts } from './modes/pseudo.ts';
import { smallTargets } from './modes/targets.ts';
import { lostWords } from './modes/text.ts';
import { drawnMarks, vanished } from './modes/vanished.ts';
import './modes/still.css';

const pseudoEnglish = pseudoMessages(english);

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

let canvas: HTMLElement;
let root: Root;

type Words = Parameters<EveryStory['element']>[0];

const draw = (story: EveryStory, messages: Words = null, language: Language = 'en') =>
  flushSync(() => root.render(story.element(messages, undefined, language)));

const greek = { ...el, ...elDesk };

async function stage(story: EveryStory, language: Language = 'en'): Promise<void> {
  canvas.dataset['layout'] = story.fullscreen ? 'fullscreen' : 'padded';
  documentElement.lang = language;
  draw(story, language === 'el' ? greek : null, language);
  await story.pose(canvas, language);
  // Resize observers fire in the next frame.
  await frame();
}

const { documentElement } = document;

function lostWordsWith(setting: 'large' | 'spaced'): string[] {
  documentElement.dataset['text'] = setting;
  const found = lostWords();
  delete documentElement.dataset['text'];
  return found;
}

const used = new Set<Exception>();

/** The findings in each mode, without the exceptions. */
function unexpected(found: Record<string, string[]>): Record<string, string[]> {
  const left = Object.entries(found).map(([mode, findings]): [string, string[]] => {
    const unknown = findings.filter((finding) => {
      const exception = exceptions.find(
        (one) => (one.mode ?? mode) === mode && one.finding.test(finding),
      );
      if (exception) used.add(exception);
      return exception === undefined;
    });
    return [mode, [...new Set(unknown)]];
  });
  return Object.fromEntries(left.filter(([, findings]) => findings.length > 0));
}

beforeAll(() => page.viewport(390, 844));

beforeEach(() => {
  canvas = document.createElement('div');
  document.body.replaceChildren(canvas);
  root = createRoot(canvas);
});

afterEach(() => root.unmount());

test('there are stories to check', () => {
  expect(everyStory.length).toBeGreaterThan(200);
});

describe('at 390 px, in every size and direction of text', () => {
  const touch = (enabled: boolean) =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

  beforeAll(() => touch(true));
  afterAll(() => touch(false));

  test('at 390 px, in every text size and direction', () => {
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  });

  test.for(everyStory)('$name', async (story) => {
    await stage(story);
    const found = {
      'in the specification': undocumented(),
      'by id': brokenIds(),
      'under a finger': smallTargets(),
      'as it is': lostWords(),
      'text at 200 %': lostWordsWith('large'),
      'text spaced as a reader may ask': lostWordsWith('spaced'),
      'from right to left': unmirrored(),
    };
    draw(story, pseudoEnglish);
    pseudoTexts(document.body);
    expect(unexpected({ ...found, 'in words 40 % longer': lostWords() })).toEqual({});
  });
});

describe('at 390 px in Greek', () => {
  test.for(everyStory)('$name', async (story) => {
    await stage(story, 'el');
    const found = { 'as it is': lostWords(), 'text at 200 %': lostWordsWith('large') };
    expect(unexpected(found)).toEqual({});
  });
});

describe('in forced colours', () => {
  const emulate = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });

  afterAll(() => emulate('none'));

  /** Poses a story, and returns what its marks lose in forced colours. */
  async function force(story: EveryStory, language: Language): Promise<string[]> {
    await emulate('none');
    await stage(story, language);
    const marks = drawnMarks();
    await emulate('active');
    return vanished(marks);
  }

  test.for(everyStory)('$name', async (story) => {
    const lost = await force(story, 'en');
    expect(unexpected({ 'in forced colours': [...lost, ...lostInForcedColors()] })).toEqual({});
  });

  /** Some drawings are only in wide containers, such as the lines between steps. */
  describe('at 1280 px in Greek', () => {
    beforeAll(() => page.viewport(1280, 844));
    afterAll(() => page.viewport(390, 844));

    test.for(everyStory)('$name', async (story) => {
      expect(unexpected({ 'in forced colours': await force(story, 'el') })).toEqual({});
    });
  });
});

test('every exception is used', () => {
  expect(exceptions.filter((exception) => !used.has(exception))).toEqual([]);
});
