import * as React from 'react';

const isActEnvironment = (): boolean =>
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true;

/** Does something and waits until React has rendered its result. */
async function settled(action: () => void): Promise<void> {
  // React has no `act` in production, and needs none in a real browser.
  if (isActEnvironment()) await React.act(async () => action());
  else action();
  await Promise.resolve();
}

const eventOptions = { bubbles: true, cancelable: true, composed: true };

/** What a mouse does to an element: events of the pointer, the focus and the click. */
export function press(element: HTMLElement): Promise<void> {
  return settled(() => {
    const pointer = (type: string): void => {
      const details = { ...eventOptions, pointerType: 'mouse', isPrimary: true, button: 0 };
      element.dispatchEvent(new PointerEvent(`pointer${type}`, details));
      element.dispatchEvent(new MouseEvent(`mouse${type}`, { ...eventOptions, button: 0 }));
    };
    pointer('down');
    element.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')?.focus();
    pointer('up');
    element.click();
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The element itself or its first descendant that takes a value. */
function controlOf(element: HTMLElement): Control {
  const controls = 'input, textarea, select';
  const control = element.matches(controls) ? element : element.querySelector(controls);
  if (control === null) throw new Error('There is no input, textarea or select to fill.');
  return control as Control;
}

/** Gives a control a value, as typing or choosing does. */
export function fill(element: HTMLElement, value: string): Promise<void> {
  const control = controlOf(element);
  return settled(() => {
    control.focus();
    // React replaces the setter of the element, and ignores a change that went through it.
    const prototype = Object.getPrototypeOf(control) as Control;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', eventOptions));
    control.dispatchEvent(new Event('change', eventOptions));
  });
}

/** Presses a key where the focus is inside an element, otherwise on the element. */
export function pressKey(element: HTMLElement, key: string): Promise<void> {
  return settled(() => {
    const focused = document.activeElement;
    if (!element.contains(focused)) element.focus();
    const target = focused !== null && element.contains(focused) ? focused : element;
    const isHandled = !target.dispatchEvent(new KeyboardEvent('keydown', { ...eventOptions, key }));
    const activates = key === 'Enter' || key === ' ';
    // Simulated browsers do not click on Enter and the space bar.
    if (activates && !isHandled && target.matches('a, button')) (target as HTMLElement).click();
    target.dispatchEvent(new KeyboardEvent('keyup', { ...eventOptions, key }));
  });
}
