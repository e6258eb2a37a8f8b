// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIntent } from './link-intent.ts';

const told = vi.fn<(link: HTMLAnchorElement) => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  document.body.innerHTML = `
    <p>Text</p>
    <a id="first" href="/salon/01"><span id="inside">One</span></a>
    <a id="second" href="/salon/02">Two</a>`;
  stop = watchIntent(told);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

const pointer =
  (name: string, pointerType: string) =>
  (selector: string, x = 0, y = 0): void => {
    const init = { bubbles: true, pointerType, clientX: x, clientY: y };
    element(selector).dispatchEvent(new PointerEvent(name, init));
  };
const move = pointer('pointermove', 'mouse');
const touch = pointer('pointerdown', 'touch');
const scroll = () => document.dispatchEvent(new Event('scroll'));
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const names = () => told.mock.calls.map(([{ id }]) => id);

it('reports a link that the pointer rests on, once', () => {
  move('#inside', 5, 5);
  wait(60);
  expect(names()).toEqual([]);
  move('#first', 6, 5);
  wait(10);
  expect(names()).toEqual(['first']);
  move('#inside', 7, 5);
  wait(1000);
  expect(names()).toEqual(['first']);
});

it('ignores a link that the pointer only crosses', () => {
  move('#first', 5, 5);
  wait(30);
  move('#second', 5, 20);
  wait(30);
  move('p', 5, 40);
  wait(1000);
  expect(names()).toEqual([]);
});

it('ignores links that scroll below the pointer', () => {
  move('p', 5, 5);
  move('#first', 5, 5);
  wait(1000);
  expect(names()).toEqual([]);
  move('#second', 6, 5);
  wait(30);
  scroll();
  wait(1000);
  expect(names()).toEqual([]);
  // A later movement points at the current link.
  move('#second', 7, 5);
  wait(65);
  expect(names()).toEqual(['second']);
});

it('reports a link that a finger rests on, and not one that it scrolls', () => {
  touch('#first');
  wait(30);
  pointer('pointercancel', 'touch')('#first');
  wait(1000);
  expect(names()).toEqual([]);
  touch('#second');
  wait(65);
  expect(names()).toEqual(['second']);
});

it('reports a focused link, although the focus scrolls to it', () => {
  element('#first').focus();
  element('#second').focus();
  scroll();
  wait(65);
  expect(names()).toEqual(['second']);
  element('#first').focus();
  element('#first').blur();
  wait(1000);
  expect(names()).toEqual(['second']);
});

it('is silent without a listener', () => {
  move('#first', 5, 5);
  stop();
  move('#second', 6, 5);
  wait(1000);
  expect(names()).toEqual([]);
});
