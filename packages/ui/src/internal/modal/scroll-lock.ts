import classes from './ScrollLock.module.css';

let locks = 0;

/**
 * Stops the page from scrolling and reserves the room of its scrollbar. Returns the function that
 * undoes it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const lock = classes['lock'];
  if (locks === 0) {
    const scrollbar = window.innerWidth > root.clientWidth;
    root.dataset['scrollLock'] = scrollbar ? 'gutter' : '';
    root.classList.add(lock);
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete root.dataset['scrollLock'];
    root.classList.remove(lock);
  };
}
