import type { KeyboardEvent } from 'react';

function targetOf(
  key: string,
  index: number,
  tabs: readonly HTMLElement[],
  isRtl: boolean,
): HTMLElement | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    // Native links ignore the space bar, tabs do not.
    case ' ':
      return tabs[index];
    default:
      return undefined;
  }
}

/** Moves the focus to the target tab of a key. Returns its value, if there is one. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const current = event.currentTarget;
  const list = current.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const target = targetOf(event.key, tabs.indexOf(current), tabs, current.matches(':dir(rtl)'));
  if (!target) return undefined;
  event.preventDefault();
  target.focus({ preventScroll: true });
  return target.dataset['value'];
}
