const reachable = 'input, textarea, td button[tabindex="0"], button';

/** Focuses the first control inside, preferably the selected one of a group. */
export function focusFirst(container: HTMLElement | null): void {
  const chosen = container?.querySelector<HTMLElement>('input:checked');
  (chosen ?? container?.querySelector<HTMLElement>(reachable))?.focus();
}
