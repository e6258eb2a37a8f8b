'use client';

import { useLayoutEffect, type RefObject } from 'react';

function keep(control: Element): void {
  const { localName } = control;
  if (localName === 'input') {
    const input = control as HTMLInputElement;
    input.defaultChecked = input.checked;
  } else if (localName === 'option') {
    const option = control as HTMLOptionElement;
    option.defaultSelected = option.selected;
  }
}

/**
 * A reset of the form, which React also does after an action of the form, returns choices to their
 * defaults without telling the consumer: what the consumer controls is its own default.
 */
export function useKeptOnReset(inside: RefObject<Element | null>, controlled: boolean): void {
  // After every render, because options change too.
  useLayoutEffect(() => {
    const root = inside.current;
    if (!controlled || !root) return;
    keep(root);
    for (const control of root.querySelectorAll('input, option')) keep(control);
  });
}
