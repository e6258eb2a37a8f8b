import { act, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { defaultStories, languages, type Language } from './default-stories.tsx';
import { everyStory } from './every-story.tsx';
import { exportedComponents, giving, type ExportedComponent } from './exported-components.ts';

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
  expect(exportedComponents.length).toBeGreaterThan(defaultStories.length);
});

describe.for(defaultStories)('$name', ({ name, component, render }) => {
  const rendered = async (props: Record<string, unknown>) => {
    root = createRoot(container);
    await act(async () => root?.render(render('en', props)));
    // Overlays are not inside the container.
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

  test('passes ref and attributes to the same element', async () => {
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

  test.for(languages)('hydrates the server markup: %s', async (language) => {
    expect(await complaints(name, language, render(language))).toEqual([]);
  });
});

/** React's hydration errors. */
async function complaints(name: string, language: Language, element: ReactElement) {
  const html = serverHtml[name]?.[language] ?? '';
  if (html === '') throw new Error(`The server wrote nothing for ${name}`);
  container.innerHTML = html;
  const said: string[] = [];
  await act(async () => {
    root = hydrateRoot(container, element, {
      onRecoverableError: (error) => said.push(String(error)),
    });
  });
  return said;
}

test.for(everyStory)('$name hydrates the server markup', async ({ name, element }) => {
  expect(await complaints(name, 'en', element())).toEqual([]);
});

interface HandedOn {
  /** Elements with the attributes, and with the class name. */
  counts: number[];
  isReferenced: boolean;
  isNamed: boolean;
}

/**
 * The elements that receive class name, ref and attributes of a component in the first story that
 * shows it.
 */
async function handedOn({ component, stories }: ExportedComponent): Promise<HandedOn | undefined> {
  for (const { element } of stories) {
    let referenced: Element | null = null;
    const more = {
      className: 'from-outside',
      'data-from-outside': 'yes',
      ref: (given: Element | null) => {
        referenced = given ?? referenced;
      },
    };
    root = createRoot(container);
    await act(async () => root?.render(element(null, giving(component, more))));
    const [attributed, ...others] = document.querySelectorAll('[data-from-outside]');
    const [classed, ...rest] = document.querySelectorAll('.from-outside');
    if (attributed && classed?.contains(attributed)) {
      return {
        counts: [1 + others.length, 1 + rest.length],
        isReferenced: referenced === attributed,
        isNamed: classed.matches('[data-component], [data-part]'),
      };
    }
    await act(async () => root?.unmount());
  }
  return undefined;
}

test.for(exportedComponents)(
  '$name passes class name, ref and attributes on, in any position',
  async (exported) => {
    const expected = { counts: [1, 1], isReferenced: true, isNamed: true };
    expect(await handedOn(exported)).toEqual(expected);
  },
);
