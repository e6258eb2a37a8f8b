import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '@salonica/ui/styles.css';
import { initialGlobals, type DocumentGlobals } from '../environment.ts';
import '../toolbar.css';
import { useDocumentSettings } from './document-settings.ts';

function Settings({ globals }: { globals: DocumentGlobals }) {
  useDocumentSettings(globals);
  return null;
}

const root = document.documentElement;
const textSize = (): string => getComputedStyle(root).fontSize;

let show: (globals: Partial<DocumentGlobals>) => Promise<void>;
let leave: () => Promise<void>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  const tree = createRoot(container);
  show = (globals) =>
    act(async () => tree.render(<Settings globals={{ ...initialGlobals, ...globals }} />));
  leave = () => act(async () => tree.unmount());
});

afterEach(() => leave());

test('the text has the chosen size, as if the browser started with it', async () => {
  await show({});
  expect(textSize()).toBe('16px');
  await show({ textSize: 'larger' });
  expect(textSize()).toBe('24px');
  await show({ textSize: 'largest' });
  expect(textSize()).toBe('32px');
  await show({});
  expect(textSize()).toBe('16px');
});

function addStyle(rule: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = `@layer components { @media (forced-colors: active) { ${rule} } }`;
  document.head.append(style);
  return style;
}

test('forced colours give tokens the colours of the system, and apply the rules for the mode', async () => {
  const marked = document.createElement('p');
  document.body.append(marked);
  const early = addStyle('p { outline-style: double }');
  const shown = () => getComputedStyle(marked);
  const token = () => getComputedStyle(root).getPropertyValue('--sal-color-text');
  const own = token();
  await show({});
  expect(shown().outlineStyle).toBe('none');

  await show({ colours: 'forced' });
  expect(token()).toBe('CanvasText');
  expect(shown().outlineStyle).toBe('double');
  const late = addStyle('p { text-decoration-style: wavy }');
  await expect.poll(() => shown().textDecorationStyle).toBe('wavy');

  await show({});
  expect(token()).toBe(own);
  expect([shown().outlineStyle, shown().textDecorationStyle]).toEqual(['none', 'solid']);
  for (const element of [early, late, marked]) element.remove();
});
