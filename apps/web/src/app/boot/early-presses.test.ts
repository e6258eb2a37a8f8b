// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEarly } from './early-presses.ts';
import { announce, interactiveEvent, startingEvent } from './moments.ts';
import { replayEarly } from './replay.ts';

const page = document.documentElement;
const storeTheme = vi.fn<(theme: string) => void>();
const storeLanguage = vi.fn<(language: string) => void>();

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

const press = (selector: string): void => one(selector).click();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  answerEarly(page, { storeTheme, storeLanguage });
  replayEarly(page);
});

afterEach(() => {
  // Also ends the listeners of the test.
  announce(page, interactiveEvent);
  document.body.replaceChildren();
  delete page.dataset['theme'];
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Counts the presses that reach the app, then and later. */
function countPresses(selector: string): () => number {
  let presses = 0;
  one(selector).addEventListener('click', () => (presses += 1));
  return () => presses;
}

describe('the theme', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button type="button" data-theme-toggle>Dark</button>';
  });

  it('changes before the app runs, and is not changed again by it', () => {
    const presses = countPresses('button');
    press('button');
    expect(page.dataset['theme']).toBe('dark');
    expect(storeTheme).toHaveBeenLastCalledWith('dark');
    press('button');
    expect(storeTheme).toHaveBeenLastCalledWith('light');
    announce(page, interactiveEvent);
    expect(presses()).toBe(0);
  });

  it('changes at once while the app starts', () => {
    announce(page, startingEvent);
    press('button');
    expect(storeTheme).toHaveBeenLastCalledWith('dark');
    const presses = countPresses('button');
    announce(page, interactiveEvent);
    expect(presses()).toBe(0);
  });
});

it('shows and hides a password', () => {
  document.body.innerHTML =
    '<div data-component="password-field"><input type="password"><button type="button" aria-pressed="false"></button></div>';
  const states = (): (string | null)[] => [
    one('input').getAttribute('type'),
    one('button').getAttribute('aria-pressed'),
  ];
  press('button');
  expect(states()).toEqual(['text', 'true']);
  press('button');
  expect(states()).toEqual(['password', 'false']);
});

it('stores the language of a pressed link, which the browser follows', () => {
  document.body.innerHTML = '<a href="#el" data-language="el">ΕΛ</a>';
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('a').dispatchEvent(event);
  expect(storeLanguage).toHaveBeenCalledWith('el');
  expect(event.defaultPrevented).toBe(false);
});

describe('a view', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-component="tabs"><div role="tablist">
        <a role="tab" id="o" href="/salon/01" aria-selected="true" aria-controls="overview" tabindex="0"></a>
        <a role="tab" id="s" href="/salon/01?tab=services" aria-selected="false" aria-controls="services" tabindex="-1"></a>
      </div>
      <div role="tabpanel" id="overview" tabindex="0"><a id="all" href="/salon/01?tab=services"></a></div>
      <div role="tabpanel" id="services" hidden aria-hidden="true"></div></div>`;
  });

  it.each(['#s', '#all'])('is shown by %s, and in the URL', (link) => {
    const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
    press(link);
    expect(one('#services').outerHTML).toBe(
      '<div role="tabpanel" id="services" tabindex="0"></div>',
    );
    expect(one('#overview').hidden).toBe(true);
    const selected = [...document.querySelectorAll('[aria-selected="true"]')];
    expect(selected).toEqual([one('#s')]);
    expect(pushed.mock.calls[0]?.[2]).toMatch(/\/salon\/01\?tab=services$/);
  });
});

describe('a picture', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<a id="photo" href="#photo" aria-haspopup="dialog" aria-label="Open picture 1"><img src="/a.avif" alt=""></a>';
  });

  it('is shown over the page until the lightbox of the app is', async () => {
    press('#photo');
    expect(one('dialog').getAttribute('aria-label')).toBe('Open picture 1');
    const presses = countPresses('#photo');
    announce(page, interactiveEvent);
    expect(presses()).toBe(1);
    const lightbox = document.createElement('div');
    lightbox.dataset['component'] = 'lightbox';
    document.body.append(lightbox);
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('is not opened once the visitor has closed it', () => {
    press('#photo');
    press('dialog');
    const presses = countPresses('#photo');
    announce(page, interactiveEvent);
    expect(presses()).toBe(0);
  });
});
