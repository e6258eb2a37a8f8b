import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { defaultStories, languages } from './default-stories.tsx';

const serverHtml = inject('serverHtml');

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
});

test('there are components to check', () => {
  expect(defaultStories.length).toBeGreaterThan(20);
});

describe.for(defaultStories)('$name', ({ name, component, render }) => {
  const rendered = async (props: Record<string, unknown>) => {
    root = createRoot(container);
    await act(async () => root?.render(render('en', props)));
    // What opens above the page is not inside the container.
    const found = document.querySelector(`[data-component="${component}"]`);
    if (found === null) throw new Error(`Nothing has data-component="${component}"`);
    return found;
  };

  test('adds a class name to its own on the element that carries its name', async () => {
    const before = (await rendered({})).getAttribute('class') ?? '';
    await act(async () => root?.render(render('en', { className: 'from-outside' })));
    const after = document.querySelector(`[data-component="${component}"]`);
    expect(after?.getAttribute('class')).toBe(`${before} from-outside`.trim());
  });

  test('hands ref and attributes to one and the same element', async () => {
    let referenced: Element | null = null;
    const owner = await rendered({
      'data-from-outside': 'yes',
      ref: (element: Element | null) => {
        referenced = element ?? referenced;
      },
    });
    const attributed = document.querySelector('[data-from-outside]');
    expect(attributed).not.toBeNull();
    expect(referenced).toBe(attributed);
    expect(owner.contains(attributed)).toBe(true);
  });

  test.for(languages)('takes over what the server wrote: %s', async (language) => {
    const html = serverHtml[name]?.[language] ?? '';
    expect(html).not.toBe('');
    container.innerHTML = html;
    const complaints: string[] = [];
    await act(async () => {
      root = hydrateRoot(container, render(language), {
        onRecoverableError: (error) => complaints.push(String(error)),
      });
    });
    expect(complaints).toEqual([]);
  });
});
