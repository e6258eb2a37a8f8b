// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, interactiveEvent } from './moments.ts';
import { replayEarly } from './replay.ts';

const page = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // Ends what the page still watches.
  announce(page, interactiveEvent);
  vi.useRealTimers();
  document.body.replaceChildren();
  delete page.dataset['failed'];
});

describe('a press before hydration', () => {
  function button(type: 'button' | 'submit') {
    const element = document.createElement('button');
    element.type = type;
    const label = document.createElement('span');
    element.append(label);
    document.body.append(element);
    return { element, label };
  }

  it('is repeated after it', () => {
    const { element, label } = button('button');
    replayEarly(page);
    label.click();
    const pressed = vi.fn<() => void>();
    element.addEventListener('click', pressed);
    announce(page, interactiveEvent);
    expect(pressed).toHaveBeenCalledTimes(1);
    announce(page, interactiveEvent);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each(['radio', 'checkbox'])('on a %s is a change after it, too', (type) => {
    const control = document.createElement('input');
    control.type = type;
    document.body.append(control);
    replayEarly(page);
    control.click();
    expect(control.checked).toBe(true);
    const states: boolean[] = [];
    control.addEventListener('input', () => states.push(control.checked));
    announce(page, interactiveEvent);
    expect(states).toEqual([true]);
  });

  it('is left to the browser on elements that work without script', () => {
    const { element } = button('submit');
    replayEarly(page);
    element.click();
    const pressed = vi.fn<() => void>();
    element.addEventListener('click', pressed);
    announce(page, interactiveEvent);
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('several choices before hydration', () => {
  it('are all made after it, also those that React has undone', () => {
    document.body.innerHTML =
      '<input type="checkbox" id="a"><input type="checkbox" id="b" checked>';
    const boxes = [...document.querySelectorAll('input')];
    replayEarly(page);
    for (const box of boxes) box.click();
    for (const box of boxes) box.checked = box.defaultChecked;
    const changed: string[] = [];
    document.body.addEventListener('input', ({ target }) => {
      changed.push((target as HTMLInputElement).id);
    });
    announce(page, interactiveEvent);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    expect(changed).toEqual(['a', 'b']);
  });
});

describe('a form that is sent before hydration', () => {
  function openForm(attributes: string, content = '') {
    document.body.innerHTML = `<form ${attributes}>${content}<button>Send</button></form>`;
    const form = document.querySelector('form') ?? document.createElement('form');
    const sent = vi.fn<(event: SubmitEvent) => void>();
    // Like the app, which listens below the document.
    document.body.addEventListener('submit', sent, { once: true });
    const send = (): boolean => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      return form.dispatchEvent(event);
    };
    const submits = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    return { form, send, sent, submits };
  }

  it('is held, and sent once after it', () => {
    replayEarly(page);
    const { send, sent, submits } = openForm('method="post"');
    expect([send(), send()]).toEqual([false, false]);
    expect(sent).not.toHaveBeenCalled();
    announce(page, interactiveEvent);
    vi.runAllTimers();
    expect(submits).toHaveBeenCalledTimes(1);
    expect(send()).toBe(true);
  });

  it('is sent by the press of its button, which may do something else', () => {
    replayEarly(page);
    const { form, submits } = openForm('method="post"');
    const [button] = form.querySelectorAll('button');
    form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button ?? null }),
    );
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    button?.addEventListener('click', pressed);
    announce(page, interactiveEvent);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submits).not.toHaveBeenCalled();
  });

  it('goes to the server if the app fails to load', async () => {
    replayEarly(page);
    const { send, submits } = openForm('method="post"', '<input type="password">');
    send();
    page.dataset['failed'] = '';
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
    expect(send()).toBe(true);
  });

  it.each([
    ['goes to the server if the app does not arrive', '', 1],
    ['waits with a password, which only the app can use', '<input type="password">', 0],
  ])('%s', (_, content, times) => {
    replayEarly(page);
    const { send, submits } = openForm('method="post"', content);
    send();
    vi.advanceTimersByTime(10_000);
    expect(submits).toHaveBeenCalledTimes(times);
  });

  it('is left to the browser where it leads to an address', () => {
    replayEarly(page);
    const { send, sent } = openForm('method="get"');
    expect(send()).toBe(true);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is sent in the place of the one that React rendered again', () => {
    replayEarly(page);
    const { form, send, submits } = openForm('method="post"');
    send();
    form.replaceWith(form.cloneNode(true));
    announce(page, interactiveEvent);
    expect(submits.mock.contexts).toEqual([document.forms[0]]);
  });
});
