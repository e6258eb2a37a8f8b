// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint, replayClick } from './hydration-moment.ts';

const page = document.documentElement;

async function isReady(moment: Promise<void>): Promise<boolean> {
  const ready = vi.fn<() => void>();
  void moment.then(ready);
  await vi.advanceTimersByTimeAsync(0);
  return ready.mock.calls.length > 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  page.lang = 'en';
  page.dataset['rendered'] = 'en';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete page.dataset['rendered'];
});

describe('a prerendered page', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('wakes up at %s', async (name) => {
    const moment = afterFirstPaint(page);
    expect(await isReady(moment)).toBe(false);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(await isReady(moment)).toBe(true);
  });

  it('wakes up by itself', async () => {
    const moment = afterFirstPaint(page);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await isReady(moment)).toBe(true);
  });

  it('does not wait in the wrong language or without content', async () => {
    page.lang = 'el';
    expect(await isReady(afterFirstPaint(page))).toBe(true);
    delete page.dataset['rendered'];
    expect(await isReady(afterFirstPaint(page))).toBe(true);
  });
});

describe('a press before the page listens', () => {
  function button(type: 'button' | 'submit') {
    const element = document.createElement('button');
    element.type = type;
    const label = document.createElement('span');
    element.append(label);
    document.body.append(element);
    return { element, label };
  }

  it('happens again once it does', () => {
    const { element, label } = button('button');
    const replay = replayClick(page);
    label.click();
    const pressed = vi.fn<() => void>();
    element.addEventListener('click', pressed);
    replay();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser on what works without script', () => {
    const { element } = button('submit');
    const replay = replayClick(page);
    element.click();
    const pressed = vi.fn<() => void>();
    element.addEventListener('click', pressed);
    replay();
    expect(pressed).not.toHaveBeenCalled();
  });
});
