// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLate } from './hydration-moment.ts';

const page = document.documentElement;
const entry = () => document.querySelector('script[type=module]')?.getAttribute('src');
const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length;

function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.setAttribute('href', href);
  document.head.append(element);
}

/** The document without a layout: only this picture is in the first screen. */
function showFirst(picture: Element): void {
  class Observer {
    readonly #report: IntersectionObserverCallback;
    readonly #targets: Element[] = [];
    constructor(report: IntersectionObserverCallback) {
      this.#report = report;
      setTimeout(() => {
        const entries = this.#targets.map((target) => ({
          target,
          isIntersecting: target === picture,
        }));
        this.#report(
          entries as unknown as IntersectionObserverEntry[],
          this as unknown as IntersectionObserver,
        );
      }, 16);
    }
    observe(target: Element): void {
      this.#targets.push(target);
    }
    disconnect(): void {
      this.#targets.length = 0;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

beforeEach(() => {
  vi.useFakeTimers();
  page.lang = 'en';
  page.dataset['rendered'] = 'en';
  link('late-entry', 'https://salonica.example/entry.js');
  link('late-script', 'https://salonica.example/a.js');
  link('late-script', 'https://salonica.example/b.js');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
  delete page.dataset['rendered'];
});

describe('a rendered page', () => {
  it('requests each script in its own task, and the entry last', () => {
    startLate(page);
    page.dispatchEvent(new Event('keydown'));
    expect(preloads()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(preloads()).toBe(2);
    expect(entry()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(entry()).toBe('https://salonica.example/entry.js');
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('starts the app at %s', (name) => {
    startLate(page);
    expect([entry(), preloads()]).toEqual([undefined, 0]);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(2);
    expect([entry(), preloads()]).toEqual(['https://salonica.example/entry.js', 2]);
  });

  it('starts it automatically, and once', async () => {
    startLate(page);
    await vi.advanceTimersByTimeAsync(2999);
    expect(entry()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(3);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('waits until a lazy picture of the first screen is painted', async () => {
    const picture = new Image();
    const decoded = Promise.withResolvers<undefined>();
    picture.decode = () => decoded.promise;
    const below = new Image();
    below.decode = () => new Promise(() => {});
    document.body.append(picture, below);
    showFirst(picture);
    startLate(page);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(entry()).toBeUndefined();
    decoded.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(entry()).toBe('https://salonica.example/entry.js');
  });

  it('does not wait in the wrong language', () => {
    page.lang = 'el';
    startLate(page);
    vi.advanceTimersByTime(2);
    expect(entry()).toBe('https://salonica.example/entry.js');
  });
});

it('ignores a document with a plain entry script', async () => {
  document.head.replaceChildren();
  startLate(page);
  await vi.advanceTimersByTimeAsync(3000);
  expect(entry()).toBeUndefined();
});
