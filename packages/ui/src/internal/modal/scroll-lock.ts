import './ScrollLock.module.css';

let locks = 0;

/** Stops the page from scrolling and keeps the room of its scrollbar. Returns the way back. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    const scrollbar = window.innerWidth > root.clientWidth;
    root.dataset['scrollLock'] = scrollbar ? 'gutter' : '';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) delete root.dataset['scrollLock'];
  };
}
