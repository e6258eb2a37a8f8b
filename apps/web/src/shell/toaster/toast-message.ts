import type { ToastContent } from '../../shared/toast-content.ts';

/** One message for the visitor. A second one with the same id takes the place of the first. */
export interface ToastMessage extends ToastContent {
  readonly id: string;
}

const shortest = 4500;
const longest = 10_000;
/** Up to here a message is read within the shortest time. */
const comfortableLength = 90;
const millisecondsPerCharacter = 45;

/** How long a message stays, in milliseconds: 4.5 s, longer for a long text. */
export function readingTime({ title, description = '' }: ToastMessage): number {
  const beyond = Math.max(0, title.length + description.length - comfortableLength);
  return Math.min(longest, shortest + beyond * millisecondsPerCharacter);
}

/** A failure the visitor can act on stays until it is answered. */
export function staysUntilAnswered({ tone, action }: ToastMessage): boolean {
  return tone === 'destructive' && action !== undefined;
}
