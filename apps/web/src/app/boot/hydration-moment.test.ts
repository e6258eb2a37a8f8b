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

let workers: string[];

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  class TestWorker {
    readonly url: string;
    constructor(url: string, { name }: WorkerOptions) {
      this.url = url;
      workers.push(`${name} ${url}`);
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  page.lang = 'en';
  page.dataset['rendered'] = 'en';
  link('late-entry', 'https://salonica.example/entry.js');
  link('late-worker', 'https://salonica.example/formats.js');
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
  it('requests its scripts outside the task of the event', () => {
    startLate(page);
    page.dispatchEvent(new Event('keydown'));
    expect([entry(), preloads()]).toEqual([undefined, 0]);
    vi.advanceTimersByTime(1);
    expect([entry(), preloads()]).toEqual(['https://salonica.example/entry.js', 2]);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('starts the app at %s', (name) => {
    startLate(page);
    expect([entry(), preloads()]).toEqual([undefined, 0]);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(2);
    expect([entry(), preloads()]).toEqual(['https://salonica.example/entry.js', 2]);
  });

  it('fetches its first script once all fonts are loaded, before any frame', async () => {
    startLate(page);
    const fonts = ['latin', 'greek'].map((name) => {
      const font = document.createElement('link');
      font.rel = 'preload';
      font.setAttribute('as', 'font');
      font.id = name;
      document.head.append(font);
      return font;
    });
    fonts[0]?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1);
    expect(preloads()).toBe(0);
    fonts[1]?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1);
    expect([entry(), preloads()]).toEqual([undefined, 1]);
    await vi.advanceTimersByTimeAsync(540);
    expect([entry(), preloads()]).toEqual(['https://salonica.example/entry.js', 2]);
  });

  it('starts it automatically, and once', async () => {
    startLate(page);
    await vi.advanceTimersByTimeAsync(540);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  describe('with a picture in the first screen', () => {
    function picture(decoded: Promise<void>): HTMLImageElement {
      const image = new Image();
      image.decode = () => decoded;
      document.body.append(image);
      return image;
    }

    it('fetches its first script after the first frame, the rest after the picture', async () => {
      const decoded = Promise.withResolvers<void>();
      showFirst(picture(decoded.promise));
      picture(new Promise(() => {}));
      startLate(page);
      expect([preloads(), workers]).toEqual([0, []]);
      await vi.advanceTimersByTimeAsync(400);
      expect([entry(), preloads()]).toEqual([undefined, 1]);
      expect(workers).toEqual([]);
      decoded.resolve();
      await vi.advanceTimersByTimeAsync(50);
      expect([entry(), preloads()]).toEqual(['https://salonica.example/entry.js', 2]);
      expect(workers).toEqual(['en https://salonica.example/formats.js']);
    });

    it('does not wait longer than half a second for it', async () => {
      showFirst(picture(new Promise(() => {})));
      startLate(page);
      await vi.advanceTimersByTimeAsync(540);
      expect(entry()).toBe('https://salonica.example/entry.js');
    });
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
