const reachable = 'input, textarea, td button[tabindex="0"], button';

/** Puts the focus on the first control inside, the chosen one of a group before the others. */
export function focusFirst(container: HTMLElement | null): void {
  const chosen = container?.querySelector<HTMLElement>('input:checked');
  (chosen ?? container?.querySelector<HTMLElement>(reachable))?.focus();
}
