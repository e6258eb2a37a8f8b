import { windowOf } from '../root-of.ts';
import classes from './ScrollLock.module.css';

/** How many dialogs lock each document. */
const locks = new WeakMap<Element, number>();

/**
 * Stops the page of a dialog from scrolling and reserves the room of its scrollbar. Returns the function that
 * undoes it.
 */
export function lockScroll(dialog: Element): () => void {
  const root = dialog.ownerDocument.documentElement;
  const lock = classes['lock'];
  const before = locks.get(root) ?? 0;
  if (before === 0) {
    const scrollbar = windowOf(dialog).innerWidth > root.clientWidth;
    root.dataset['scrollLock'] = scrollbar ? 'gutter' : '';
    root.classList.add(lock);
  }
  locks.set(root, before + 1);
  return () => {
    const left = (locks.get(root) ?? 1) - 1;
    locks.set(root, left);
    if (left > 0) return;
    delete root.dataset['scrollLock'];
    root.classList.remove(lock);
  };
}
