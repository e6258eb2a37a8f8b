import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Renders something between two buttons and presses real keys on it. */
export interface Stage {
  /** Puts it between a button "before", which has the focus, and a button "after". */
  show: (element: ReactElement) => void;
  /** One key in the table's notation: `Tab`, `Space`, `Shift+PageDown`, `a`. */
  press: (key: string, times?: number) => Promise<void>;
  /** Records a component's calls; passed to it as a callback. */
  record: (...said: unknown[]) => void;
  /** What was recorded, without the details behind the value. */
  readonly recorded: readonly unknown[];
  /** Keys that were pressed. */
  readonly pressed: readonly string[];
  leave: () => void;
}

/** Presses one row of the table and checks the effect. */
export type Proof = (stage: Stage) => Promise<void>;

const modifier = /^(?<held>Shift|Control|Alt)\+(?<key>.+)$/;

/** The testing library's name of a key. */
function written(key: string): string {
  if (key === 'Space') return ' ';
  return key.length === 1 ? key : `{${key}}`;
}

export function createStage(): Stage {
  const container = document.createElement('main');
  document.body.append(container);
  const root: Root = createRoot(container);
  const recorded: unknown[] = [];
  const pressed: string[] = [];
  return {
    recorded,
    pressed,
    record: (first) => recorded.push(first),
    show: (element) => {
      flushSync(() =>
        root.render(
          <>
            <button type="button">before</button>
            {element}
            <button type="button">after</button>
          </>,
        ),
      );
      if (!document.querySelector('dialog:modal')) container.querySelector('button')?.focus();
    },
    press: async (key, times = 1) => {
      pressed.push(key);
      const { held, key: bare = key } = modifier.exec(key)?.groups ?? {};
      const once = held ? `{${held}>}${written(bare)}{/${held}}` : written(bare);
      await userEvent.keyboard(once.repeat(times));
    },
    leave: () => {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}

/** The words that record what has the focus apart: a day, a value, a name or a text. */
export function focused(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return '';
  const day = at.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (day !== undefined) return day;
  if (at instanceof HTMLInputElement && /radio|checkbox/.test(at.type)) return at.value;
  return at.getAttribute('aria-label') ?? (at.textContent.trim() || at.localName);
}

/** Polls until it matches: the browser scrolls, opens and closes asynchronously. */
export function expectSoon<Seen>(look: () => Seen): ReturnType<typeof expect.poll<Seen>> {
  return expect.poll(look, { interval: 10, timeout: 5000 });
}

/** Fails unless the focus arrives there. */
export async function expectFocus(name: string): Promise<void> {
  await expectSoon(focused).toBe(name);
}

/** The first matching element. */
export function one<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag];
export function one(selector: string): HTMLElement;
export function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing fits "${selector}"`);
  return element;
}

/** Goes to the first stop, presses it, and expects a call. */
export function presses(key: string, what: (stage: Stage) => ReactElement, said: unknown): Proof {
  return async (stage) => {
    stage.show(what(stage));
    await stage.press('Tab');
    await stage.press(key);
    expect(stage.recorded).toEqual([said]);
  };
}

/** The first thing inside is a disclosure that the key opens and closes. */
export const unfolds =
  (element: ReactElement, key: string): Proof =>
  async (stage) => {
    stage.show(element);
    const details = one('details');
    await stage.press('Tab');
    await stage.press(key);
    expect(details.open).toBe(true);
    await stage.press(key);
    expect(details.open).toBe(false);
  };
