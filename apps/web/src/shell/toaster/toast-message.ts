import type { ToastContent } from '../../shared/toast-content.ts';

/** One message for the visitor. A second one with the same id replaces the first. */
export interface ToastMessage extends ToastContent {
  readonly id: string;
}

const shortest = 4500;
const longest = 10_000;
/** Texts up to this length get the shortest time. */
const comfortableLength = 90;
const millisecondsPerCharacter = 45;

/** How long a message is shown, in milliseconds: 4.5 s, longer for a long text. */
export function readingTime({ title, description = '' }: ToastMessage): number {
  const beyond = Math.max(0, title.length + description.length - comfortableLength);
  return Math.min(longest, shortest + beyond * millisecondsPerCharacter);
}

/** A failure with an action stays until the visitor dismisses it. */
export function staysUntilAnswered({ tone, action }: ToastMessage): boolean {
  return tone === 'destructive' && action !== undefined;
}
